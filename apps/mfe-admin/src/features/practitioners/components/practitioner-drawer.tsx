import type { AdminPractitionerDetail } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { Avatar } from '@freely/ui/avatar';
import { Button } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { LogIn } from 'lucide-react';
import { DetailDrawer } from '../../../drawer/detail-drawer.tsx';
import { HistoryPart } from '../../../people/history-part.tsx';
import { practitionerQuery } from '../queries.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { DocumentsPart } from './documents-part.tsx';
import { OfferPart } from './offer-part.tsx';
import { ProfilePart } from './profile-part.tsx';

type Practitioner = AdminPractitionerDetail['practitioner'];

interface PractitionerDrawerProps {
  userId: number;
  deciding: number | null;
  loggingInAs: number | null;
  onApprove: (practitioner: Practitioner) => void;
  onReject: (practitioner: Practitioner) => void;
  onLogInAs: (practitioner: Practitioner) => void;
  onClose: () => void;
}

/** Everything that an admin needs to approve or reject a practitioner. */
export function PractitionerDrawer({
  userId,
  deciding,
  loggingInAs,
  onApprove,
  onReject,
  onLogInAs,
  onClose,
}: PractitionerDrawerProps) {
  const { t } = useTranslation('admin/practitioners');
  const { t: tShared } = useTranslation('admin');
  const query = useQuery(practitionerQuery(userId));
  const who = query.data?.practitioner;
  const name = who && `${who.first_name} ${who.last_name}`;

  return (
    <DetailDrawer
      title={name ?? t('practitionerDrawer.title')}
      media={who && name && <Avatar id={who.user_id} src={who.avatar} name={name} size={48} />}
      query={query}
      onClose={onClose}
      footer={
        who && (
          <Row gap={2}>
            <DecisionButtons
              of={who}
              isDeciding={deciding === userId}
              onApprove={() => onApprove(who)}
              onReject={() => onReject(who)}
            />
            <Button
              size="sm"
              variant="secondary"
              icon={<Icon of={LogIn} />}
              isPending={loggingInAs === userId}
              onClick={() => onLogInAs(who)}
            >
              {tShared('logInAs.label')}
            </Button>
          </Row>
        )
      }
    >
      {(detail) => (
        <>
          <ProfilePart of={detail} />
          <DocumentsPart documents={detail.documents} practitioner={detail.practitioner} />
          <OfferPart of={detail} />
          <HistoryPart history={detail.history} />
        </>
      )}
    </DetailDrawer>
  );
}

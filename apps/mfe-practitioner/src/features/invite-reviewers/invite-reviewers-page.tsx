import { useTranslation } from '@freely/i18n';
import { reviewersQuery, usePlacedInvitations } from '@freely/practice/invitations';
import { useQuery } from '@freely/query';
import { Loaded, Screen } from '../../screen.tsx';
import { InvitationSlot } from './invitation-slot.tsx';
import styles from './invite-reviewers.module.css';

/** How many former clients can be invited (spec 3 §9). */
const SLOTS = 3;

export function InviteReviewersPage() {
  const { t } = useTranslation('practitioner/invite-reviewers');
  const invited = useQuery(reviewersQuery);

  return (
    <Screen name={t('name')} lead={t('lead')}>
      <Loaded of={invited} loading={t('loading')} failed={t('failed')}>
        {(list) => <Slots invited={list.map(({ email }) => email)} />}
      </Loaded>
    </Screen>
  );
}

function Slots({ invited }: { invited: readonly string[] }) {
  const { placed, place } = usePlacedInvitations(invited, SLOTS);

  return (
    <ol className={styles.slots}>
      {placed.map((email, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position.
          key={index}
        >
          <InvitationSlot
            number={index + 1}
            invited={email}
            onSent={(sent) => place(index, sent)}
          />
        </li>
      ))}
    </ol>
  );
}

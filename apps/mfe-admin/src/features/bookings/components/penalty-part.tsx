import type { Penalty } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { useState } from 'react';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useWaivePenalty } from '../queries.ts';

/** The penalty for the practitioner's cancellation; an admin can waive it (D31). */
export function PenaltyPart({ penalty }: { penalty: Penalty }) {
  const { t } = useTranslation('admin/bookings');
  const formatDateTime = useFormatDateTime();
  const waive = useWaivePenalty();
  const [isAsking, setIsAsking] = useState(false);

  function submit(reason: string) {
    waive.mutate(
      { id: penalty.id, reason },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          close();
        },
      },
    );
  }

  function close() {
    setIsAsking(false);
    waive.reset();
  }

  return (
    <DrawerPart title={t('bookingDrawer.penalty')}>
      <Facts
        facts={[
          [t('bookingDrawer.penaltyFee'), formatPounds(penalty.fee)],
          [t('bookingDrawer.penaltyWithheld'), formatPounds(penalty.withheld)],
          [t('bookingDrawer.penaltySince'), formatDateTime(penalty.created_at)],
          penalty.waived_at !== null && [
            t('bookingDrawer.waived'),
            formatDateTime(penalty.waived_at),
          ],
          penalty.waive_reason !== '' && [t('bookingDrawer.waivedFor'), penalty.waive_reason],
        ]}
      />
      {penalty.waived_at === null && (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
            {t('bookingDrawer.waive')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('bookingDrawer.waiveTitle')}
          text={t('bookingDrawer.waiveText')}
          action={t('bookingDrawer.waive')}
          maxLength={1000}
          isRequired={false}
          isPending={waive.isPending}
          failure={waive.error}
          onSubmit={submit}
          onClose={close}
        />
      )}
    </DrawerPart>
  );
}

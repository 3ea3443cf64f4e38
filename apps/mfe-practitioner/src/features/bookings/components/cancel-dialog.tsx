import { send } from '@freely/api-client/client';
import { cancelByPractitioner, type PractitionerBooking } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { ProgressBar } from '@freely/ui/progress';
import { amountsOf, fullRefundOf } from '../booking-amounts.ts';
import styles from '../bookings.module.css';
import { useBookingMutation } from '../use-booking-mutation.ts';

interface CancelDialogProps {
  booking: PractitionerBooking;
  onClose: () => void;
}

/** Says what cancelling costs before it is confirmed (D25, D31). */
export default function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const { t } = useTranslation('practitioner/bookings');
  const { id, customer_name: name, cancellation_fee: fee = 0 } = booking;
  const { kind, refund } = fullRefundOf(booking);
  const { income } = amountsOf(booking);
  const { day, time } = londonClock(new Date(booking.date));
  const cancel = useBookingMutation(() =>
    send(cancelByPractitioner, { params: { id: String(id) } }),
  );

  return (
    <ConfirmDialog
      title={t('cancel.title')}
      isOpen
      isDanger
      isPending={cancel.isPending}
      onYes={() => cancel.mutate(undefined, { onSuccess: onClose })}
      onNo={onClose}
    >
      <Stack gap={4}>
        <p>{t('cancel.which', { name, date: fullDate(day), time })}</p>
        <ul className={styles.costs}>
          <li>{t(`cancel.${kind}`, { name, refund: formatPounds(refund) })}</li>
          {income > 0 && <li>{t('cancel.income', { income: formatPounds(income) })}</li>}
          <li>{t('cancel.note')}</li>
          <li>{fee > 0 ? t('cancel.fee', { fee: formatPounds(fee) }) : t('cancel.noFee')}</li>
        </ul>
        <p>{t('cancel.waive')}</p>
        {cancel.isPending && <ProgressBar label={t('cancel.pending')} />}
        {cancel.isError && (
          <Callout tone="error" role="alert">
            {cancel.error.message}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

import { send } from '@freely/api-client/client';
import { cancelRuledOut, type PractitionerBooking } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { fullRefundOf } from '../booking-amounts.ts';
import { useBookingMutation } from '../use-booking-mutation.ts';

interface CancelRuledOutDialogProps {
  booking: PractitionerBooking;
  onClose: () => void;
}

/** The treatment must not be given: nobody is at fault, so there is no penalty (D90). */
export default function CancelRuledOutDialog({ booking, onClose }: CancelRuledOutDialogProps) {
  const { t } = useTranslation('practitioner/bookings');
  const { id, customer_name: name } = booking;
  const { kind, refund } = fullRefundOf(booking);
  const cancel = useBookingMutation(() => send(cancelRuledOut, { params: { id: String(id) } }));

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
        <p>{t(`answers.cancel.${kind}`, { name, refund: formatPounds(refund) })}</p>
        {cancel.isError && (
          <Callout tone="error" role="alert">
            {cancel.error.message}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

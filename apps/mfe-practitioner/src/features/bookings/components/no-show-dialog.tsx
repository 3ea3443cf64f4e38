import { send } from '@freely/api-client/client';
import { markNoShow, type PractitionerBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { payOf } from '../booking-amounts.ts';
import { useBookingMutation } from '../use-booking-mutation.ts';

interface NoShowDialogProps {
  booking: PractitionerBooking;
  onClose: () => void;
}

/** Marks a no-show; says the consequences first (D26). */
export default function NoShowDialog({ booking, onClose }: NoShowDialogProps) {
  const { t } = useTranslation('practitioner/bookings');
  const { id, customer_name: name } = booking;
  const mark = useBookingMutation(() => send(markNoShow, { params: { id: String(id) } }));

  return (
    <ConfirmDialog
      title={t('noShow.title', { name })}
      isOpen
      isPending={mark.isPending}
      onYes={() => mark.mutate(undefined, { onSuccess: onClose })}
      onNo={onClose}
    >
      <Stack gap={4}>
        <p>{t(`noShow.${payOfNoShow(booking)}`, { name })}</p>
        {mark.isError && (
          <Callout tone="error" role="alert">
            {mark.error.message}
          </Callout>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** What becomes of the pay: an admin decides, or what the rules say of it. */
const payOfNoShow = (booking: PractitionerBooking) =>
  booking.dispute || booking.change_to_accept ? 'undecided' : payOf(booking);

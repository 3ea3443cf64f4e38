import type { Booking } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { notify } from '@freely/federation';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { ProgressBar } from '@freely/ui/progress';
import { useEffect } from 'react';
import { useWords } from '../../../customer/words.ts';
import { startTimeOf } from '../../../journey/booking-words.ts';
import { costOfCancelling } from '../cost-of-cancelling.ts';
import { useCancelBooking, useFreshBookings } from '../queries.ts';

interface CancelDialogProps {
  /** The booking to call off; null while the dialog is closed. */
  booking: Booking | null;
  onClose: () => void;
}

/** Says what calling off costs before it is done. The server decides by its own clock (D50). */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const say = useWords();
  const cancel = useCancelBooking();
  const refresh = useFreshBookings();
  const id = booking?.id;
  // A page may have been open for long: what it costs is asked for anew.
  useEffect(() => {
    if (id !== undefined) refresh();
  }, [id, refresh]);
  if (!booking) return null;

  const name = booking.practitioner_name;
  const { kind, refund } = costOfCancelling(booking, new Date());
  const amount = formatPounds(kind === 'late' ? booking.total_amount : refund);

  return (
    <ConfirmDialog
      title={say('customer.bookings.cancel.title', { name })}
      isOpen
      isDanger
      isPending={cancel.isPending}
      onNo={onClose}
      onYes={() =>
        cancel.mutate(booking.id, {
          onSuccess: ({ message }) => notify({ tone: 'success', title: message }),
          onError: ({ message }) =>
            notify({
              tone: 'warning',
              title: say('customer.bookings.cancel.failed'),
              text: message,
            }),
          onSettled: onClose,
        })
      }
    >
      <Stack gap={4}>
        <p>
          {say('customer.bookings.cancel.when', {
            date: fullDate(booking.date),
            time: startTimeOf(booking),
          })}
        </p>
        <Callout tone={kind === 'late' ? 'warning' : 'info'}>
          {say(`customer.bookings.cancel.${kind}`, { name, amount })}
        </Callout>
        {cancel.isPending && <ProgressBar label={say('customer.bookings.cancel.pending')} />}
      </Stack>
    </ConfirmDialog>
  );
}

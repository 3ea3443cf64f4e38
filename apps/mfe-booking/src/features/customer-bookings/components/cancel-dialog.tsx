import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { isCancelled } from '@freely/domain/booking-status';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog, Dialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { ProgressBar } from '@freely/ui/progress';
import { useEffect } from 'react';
import { cancellationCost, promisesRefund } from '../../../customer/cancellation-cost.ts';
import { formatDateTime, startTimeOf } from '../../../journey/booking-display.ts';
import { testToCome } from '../../../journey/test-to-come.ts';
import { useCountdown } from '../../../journey/use-countdown.ts';
import { useCancelBooking, useIsConfirmed, useRefreshBookings } from '../queries.ts';
import { refundWords } from '../refund-words.ts';

interface CancelDialogProps {
  /** The booking to cancel; null while the dialog is closed. */
  booking: Booking | null;
  onClose: () => void;
  /** Closed over a booking that is cancelled by now, here or elsewhere. */
  onCancelled: () => void;
}

/** Says what cancelling costs before it is confirmed. The server decides by its own clock (D50). */
export function CancelDialog({ booking, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation('booking/customer');
  const cancel = useCancelBooking();
  const refresh = useRefreshBookings();
  const isConfirmed = useIsConfirmed();
  const id = booking?.id;
  // Until the time to cancel free of charge is over: then what it costs is another.
  useCountdown(booking?.free_cancellation_until ?? null);
  // The page may have been open for a long time, so the cost is loaded again.
  useEffect(() => {
    if (id !== undefined) refresh();
  }, [id, refresh]);
  if (!booking) return null;

  function close(then = onClose) {
    cancel.reset();
    then();
  }

  const name = booking.practitioner_name;
  // It ended elsewhere since this page was loaded, or just before the answer: what cancelling would cost is no
  // question any more.
  if ((cancel.isIdle || cancel.isError) && booking.booking_status !== 'confirmed') {
    const isByPractitioner = booking.booking_status === 'cancelled_by_practitioner';
    const isOver = isCancelled(booking.booking_status);

    return (
      <Dialog
        title={t('bookings.cancel.over')}
        isOpen
        onClose={() => close(isOver ? onCancelled : onClose)}
        size="sm"
      >
        {isOver ? (
          <p>
            {t(isByPractitioner ? 'canceledByThem' : 'canceledByYou', { name })}.{' '}
            {refundWords(booking, t)}
          </p>
        ) : (
          <p>{t('bookings.cancel.begun')}</p>
        )}
      </Dialog>
    );
  }

  const cost = cancellationCost(booking, new Date(serverNow()));
  const { kind, refund } = cost;
  // One that has begun takes place, whatever becomes of the treatment.
  const test = testToCome(booking, new Date(serverNow()));
  const until = booking.free_cancellation_until;
  const amount = formatPounds(kind === 'late' ? booking.total_amount : refund);

  return (
    <ConfirmDialog
      title={t('bookings.cancel.title', { name })}
      isOpen
      isDanger
      isPending={cancel.isPending}
      onNo={() => close()}
      onYes={() =>
        cancel.mutate(
          { id: booking.id, isRefunded: promisesRefund(cost) },
          {
            onSuccess: ({ message }) => {
              showToast({ tone: 'success', title: message });
              close(onCancelled);
            },
            onError: ({ message }) => {
              // It ended elsewhere: the dialog says so, and nothing has failed.
              if (!isConfirmed(booking.id)) return;
              // The orange notification is documented; it goes before everybody has read it.
              showToast({ tone: 'warning', title: t('bookings.cancel.failed'), text: message });
            },
          },
        )
      }
    >
      <Stack gap={4}>
        <p>
          {t('bookings.cancel.when', {
            date: fullDate(booking.date),
            time: startTimeOf(booking),
          })}
        </p>
        {test && (
          <p>
            {t('bookings.cancel.patchTest', {
              date: fullDate(test.date),
              time: startTimeOf(test),
            })}
          </p>
        )}
        {cancel.isError && (
          <Callout tone="error" title={t('bookings.cancel.failed')}>
            {cancel.error.message}
          </Callout>
        )}
        <Callout tone={kind === 'late' ? 'warning' : 'info'}>
          {t(`bookings.cancel.${kind}`, {
            name,
            amount,
            until: until ? formatDateTime(until) : '',
          })}
        </Callout>
        {cancel.isPending && <ProgressBar label={t('bookings.cancel.pending')} />}
      </Stack>
    </ConfirmDialog>
  );
}

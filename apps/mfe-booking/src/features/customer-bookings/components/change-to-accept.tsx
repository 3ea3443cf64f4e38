import type { Booking } from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { CalendarClock } from 'lucide-react';
import { useWords } from '../../../customer/words.ts';
import { formatDateTime, startTimeOf } from '../../../journey/booking-display.ts';
import { say as sayJourney } from '../../../journey/words.ts';
import styles from '../customer-bookings.module.css';
import { useAcceptChange } from '../queries.ts';

interface ChangeToAcceptProps {
  booking: Booking;
  onCancel: () => void;
}

/** Moved at short notice: the customer has to accept, and can decline with a full refund (D25). */
export function ChangeToAccept({ booking, onCancel }: ChangeToAcceptProps) {
  const say = useWords();
  const accept = useAcceptChange();
  if (!booking.change_to_accept) return null;

  const { practitioner_name: name, moved_from } = booking;
  const to = sayJourney('dateTime', {
    time: startTimeOf(booking),
    day: dayAndMonth(booking.date),
  });

  return (
    <div className={styles.change}>
      <Callout
        tone="warning"
        icon={CalendarClock}
        title={say('customer.bookings.change.title', { name })}
      >
        <p>
          {moved_from
            ? say('customer.bookings.change.text', {
                from: formatDateTime(sayJourney, moved_from),
                to,
              })
            : say('customer.bookings.change.noFrom', { to })}
        </p>
        <div className={styles.actions}>
          <Button
            size="sm"
            isPending={accept.isPending}
            onClick={() =>
              accept.mutate(booking.id, {
                onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
                onError: ({ message }) =>
                  showToast({
                    tone: 'warning',
                    title: say('customer.bookings.change.failed'),
                    text: message,
                  }),
              })
            }
          >
            {say('customer.bookings.change.accept')}
          </Button>
          <Button variant="danger" size="sm" onClick={onCancel}>
            {say('customer.bookings.change.cancel')}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

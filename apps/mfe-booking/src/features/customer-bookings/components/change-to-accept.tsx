import type { Booking } from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { getI18n, useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { CalendarClock } from 'lucide-react';
import { formatDateTime, startOf, startTimeOf } from '../../../journey/booking-display.ts';
import styles from '../customer-bookings.module.css';
import { useAcceptChange } from '../queries.ts';

interface ChangeToAcceptProps {
  booking: Booking;
  onCancel: () => void;
}

/** Moved in a way that needs the customer’s word: they accept, or decline with a full refund (D25). */
export function ChangeToAccept({ booking, onCancel }: ChangeToAcceptProps) {
  const { t } = useTranslation('booking/customer');
  const accept = useAcceptChange();
  if (!booking.change_to_accept) return null;

  const { practitioner_name: name, moved_from } = booking;
  const to = getI18n().t('dateTime', {
    ns: 'booking/journey',
    time: startTimeOf(booking),
    day: dayAndMonth(booking.date),
  });

  return (
    <div className={styles.change}>
      <Callout tone="warning" icon={CalendarClock} title={t('bookings.change.title', { name })}>
        <p>
          {moved_from
            ? t('bookings.change.text', {
                from: formatDateTime(moved_from),
                to,
              })
            : t('bookings.change.noFrom', { to })}
        </p>
        <div className={styles.actions}>
          <Button
            size="sm"
            isPending={accept.isPending}
            onClick={() =>
              accept.mutate(
                { id: booking.id, to: new Date(startOf(booking)).toISOString() },
                {
                  onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
                  onError: ({ message }) =>
                    showToast({
                      tone: 'warning',
                      title: t('bookings.change.failed'),
                      text: message,
                    }),
                },
              )
            }
          >
            {t('bookings.change.accept')}
          </Button>
          <Button variant="danger" size="sm" onClick={onCancel}>
            {t('bookings.change.cancel')}
          </Button>
        </div>
      </Callout>
    </div>
  );
}

import type { Booking } from '@freely/api-client/contract';
import { toldStatus } from '@freely/domain/booking-stage';
import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { CalendarClock, ClipboardPen, CreditCard, MessagesSquare, UserX } from 'lucide-react';
import { HeldUntil } from './held-until.tsx';
import { isNoShow } from './split-bookings.ts';
import styles from './status-note.module.css';

/** A chip for anything unusual about a booking, visible without opening it. */
export function StatusNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const isDisputed = booking.dispute && booking.dispute.state !== 'settled';
  const isDue = (booking.questionnaires_due ?? 0) > 0;
  if (!booking.change_to_accept && !isDisputed && !isDue && !isNoShow(booking)) return null;

  return (
    <span className={styles.note}>
      {booking.change_to_accept ? (
        <StatusChip tone="warning" size="sm" icon={<Icon of={CalendarClock} size="sm" />}>
          {t('status.change')}
        </StatusChip>
      ) : isDisputed ? (
        <StatusChip tone="info" size="sm" icon={<Icon of={MessagesSquare} size="sm" />}>
          {t('status.dispute')}
        </StatusChip>
      ) : isDue ? (
        <StatusChip tone="warning" size="sm" icon={<Icon of={ClipboardPen} size="sm" />}>
          {t('status.questions')}
        </StatusChip>
      ) : (
        isNoShow(booking) && (
          <StatusChip tone="warning" size="sm" icon={<Icon of={UserX} size="sm" />}>
            {t(`status.${toldStatus(booking.booking_status, booking.dispute?.minutes_late)}`, {
              name: booking.practitioner_name,
            })}
          </StatusChip>
        )
      )}
    </span>
  );
}

/** A chip for a time that is only held, and until when: it is not the customer's before it is paid. */
export function UnpaidNote({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');

  return (
    <span className={styles.note}>
      <StatusChip tone="warning" size="sm" icon={<Icon of={CreditCard} size="sm" />}>
        {t('unpaid')}
      </StatusChip>
      <HeldUntil booking={booking} />
    </span>
  );
}

import type { Booking } from '@freely/api-client/contract';
import { type TFunction, useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Timer } from 'lucide-react';
import { useCountdown } from '../../../journey/use-countdown.ts';
import styles from '../pay.module.css';
import { HoldOver } from './hold-over.tsx';

/** How long the time is still held (D16), by the second; screen readers hear the minutes only. */
export function HoldCountdown({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const left = useCountdown(booking.held_until);
  if (left === null) return null;
  if (left === 0) return <HoldOver booking={booking} isAnnounced />;

  return (
    <p className={styles.hold}>
      <Icon of={Timer} />
      <span aria-hidden="true">
        {t('pay.holdLabel')} <b>{clock(left)}</b>
      </span>
      <VisuallyHidden role="status">{formatMinutesLeft(t, left)}</VisuallyHidden>
    </p>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function formatMinutesLeft(t: TFunction<'booking/checkout'>, seconds: number): string {
  return seconds < 60
    ? t('pay.holdLastMinute')
    : t('pay.holdMinutes', { count: Math.floor(seconds / 60) });
}

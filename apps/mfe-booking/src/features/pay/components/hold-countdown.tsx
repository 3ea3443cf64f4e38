import type { Booking } from '@freely/api-client/contract';
import { type TFunction, useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Timer } from 'lucide-react';
import { useCountdown } from '../../../journey/use-countdown.ts';
import styles from '../pay.module.css';
import { HoldOver } from './hold-over.tsx';

/** How long the time is still held (D16), announced by the minute; once it is over, the way to another. */
export function HoldCountdown({ booking }: { booking: Booking }) {
  const left = useCountdown(booking.held_until);
  if (left === null) return null;
  if (left === 0) return <HoldOver booking={booking} isAnnounced />;

  return <HoldLeft seconds={left} isAnnounced />;
}

interface HoldLeftProps {
  seconds: number;
  /** Screen readers hear each minute: of one of those on the page. */
  isAnnounced?: boolean;
}

/** A clock that runs by the second; screen readers read the minutes only. */
export function HoldLeft({ seconds, isAnnounced = false }: HoldLeftProps) {
  const { t } = useTranslation('booking/checkout');

  return (
    <p className={styles.hold}>
      <Icon of={Timer} />
      <span aria-hidden="true">
        {t('pay.holdLabel')} <b>{clock(seconds)}</b>
      </span>
      <VisuallyHidden role={isAnnounced ? 'status' : undefined}>
        {formatMinutesLeft(t, seconds)}
      </VisuallyHidden>
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

import type { Booking } from '@freely/api-client/contract';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useCountdown } from '../journey/use-countdown.ts';
import styles from './status-note.module.css';

/** Until when a time that is not paid yet is held (D16), in London time; nothing once that is over. */
export function HeldUntil({ booking: { held_until: until } }: { booking: Booking }) {
  const { t } = useTranslation('booking/customer');
  const seconds = useCountdown(until);
  if (until === null || !seconds) return null;

  return (
    <span className={styles.held}>
      {t('heldUntil', { time: londonClock(new Date(until)).time })}
    </span>
  );
}

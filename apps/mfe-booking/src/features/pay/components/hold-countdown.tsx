import type { Booking } from '@freely/api-client/contract';
import { type TFunction, useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Timer } from 'lucide-react';
import { availabilityHref, servicesSearchHref } from '../../../journey/paths.ts';
import { resumeHold } from '../../../journey/resume-hold.ts';
import { writeQuery } from '../../../journey/search-params.ts';
import { useCountdown } from '../../../journey/use-countdown.ts';
import styles from '../pay.module.css';
import { useSearchOf } from '../use-search-of.ts';

/** How long the time is still held (D16), by the second; screen readers hear the minutes only. */
export function HoldCountdown({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  const search = useSearchOf(booking);
  const left = useCountdown(booking.held_until);
  if (left === null) return null;
  if (left === 0) {
    const chooseAgainHref = search
      ? availabilityHref(booking.practitioner_id, writeQuery(search), { withBookingState: true })
      : servicesSearchHref();

    return (
      <Callout tone="warning" title={t('pay.holdOver')} role="alert">
        <p>{t('pay.holdOverText')}</p>
        <Link
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          to={chooseAgainHref}
          onClick={() => search && resumeHold(booking, search)}
        >
          {t('pay.chooseAgain')}
        </Link>
      </Callout>
    );
  }

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

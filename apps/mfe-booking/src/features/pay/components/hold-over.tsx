import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { availabilityHref, servicesSearchHref } from '../../../journey/paths.ts';
import { resumeHold } from '../../../journey/resume-hold.ts';
import { writeQuery } from '../../../journey/search-params.ts';
import { useSearchOf } from '../use-search-of.ts';

interface HoldOverProps {
  booking: Booking;
  /** Read out when it appears: one of those on the page. */
  isAnnounced?: boolean;
}

/** The time is no longer held (D16), and can be chosen again if it is free. */
export function HoldOver({ booking, isAnnounced = false }: HoldOverProps) {
  const { t } = useTranslation('booking/checkout');
  const search = useSearchOf(booking);
  const chooseAgainHref = search
    ? availabilityHref(booking.practitioner_id, writeQuery(search), { withBookingState: true })
    : servicesSearchHref();

  return (
    <Callout tone="warning" title={t('pay.holdOver')} role={isAnnounced ? 'alert' : undefined}>
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

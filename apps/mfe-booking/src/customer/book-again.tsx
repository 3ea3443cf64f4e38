import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import { rebookHref, servicesSearchHref } from '../journey/paths.ts';
import type { RebookFlow } from '../journey/rebook-flow.ts';
import { searchFromBooking } from '../journey/search-from-booking.ts';

interface BookAgainProps {
  booking: Booking;
  flow: RebookFlow;
  /** Replaces "Book again"; the default label adds the name for screen readers. */
  children?: ReactNode;
  variant?: 'primary' | 'secondary' | undefined;
  size?: 'md' | 'sm' | undefined;
}

/**
 * Links to the same practitioner's times, with the same place and treatments selected. Nothing for a treatment to
 * which the skin has reacted: it could not be booked.
 */
export function BookAgain({
  booking,
  flow,
  children,
  variant = 'secondary',
  size,
}: BookAgainProps) {
  const { t } = useTranslation('booking/customer');
  if (booking.patch_test?.result === 'reaction') return null;
  // Without a place that may be shared (D39), the customer has to search again.
  const href = searchFromBooking(booking) ? rebookHref(booking.id, flow) : servicesSearchHref();

  return (
    <Link className={buttonClass({ variant, size })} to={href} preventScrollReset>
      {children ?? (
        <>
          <span aria-hidden="true">{t('bookAgain')}</span>
          <VisuallyHidden>{t('bookAgainWith', { name: booking.practitioner_name })}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

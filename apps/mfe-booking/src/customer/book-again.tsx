import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import { rebookHref, servicesSearchHref } from '../journey/paths.ts';
import type { RebookFlow } from '../journey/rebook-flow.ts';
import { searchFromBooking } from '../journey/search-from-booking.ts';
import { canBookAgain } from './can-book-again.ts';

interface BookAgainProps {
  booking: Booking;
  flow: RebookFlow;
  /** Replaces "Book again"; the default label adds the name for screen readers. */
  children?: ReactNode;
  variant?: 'primary' | 'secondary' | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** Links to the same practitioner's times, with the same place and treatments selected, if it can be booked again. */
export function BookAgain({
  booking,
  flow,
  children,
  variant = 'secondary',
  size,
}: BookAgainProps) {
  const { t } = useTranslation('booking/customer');
  if (!canBookAgain(booking)) return null;
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

import type { Booking } from '@freely/api-client/contract';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import { rebookHref, servicesSearchHref } from '../journey/paths.ts';
import type { RebookFlow } from '../journey/rebook-flow.ts';
import { searchOfBooking } from '../journey/search-of-booking.ts';
import { useWords } from './words.ts';

interface BookAgainProps {
  booking: Booking;
  flow: RebookFlow;
  /** In place of "Book again", which is completed with the name for screen readers. */
  children?: ReactNode;
  variant?: 'primary' | 'secondary' | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** Leads to the times of the same practitioner, with the same place and treatments chosen. */
export function BookAgain({
  booking,
  flow,
  children,
  variant = 'secondary',
  size,
}: BookAgainProps) {
  const say = useWords();
  // A place that was never shared (D39) has to be searched for anew.
  const href = searchOfBooking(booking) ? rebookHref(booking.id, flow) : servicesSearchHref();

  return (
    <Link className={buttonClass({ variant, size })} to={href} preventScrollReset>
      {children ?? (
        <>
          <span aria-hidden="true">{say('customer.bookAgain')}</span>
          <VisuallyHidden>
            {say('customer.bookAgainWith', { name: booking.practitioner_name })}
          </VisuallyHidden>
        </>
      )}
    </Link>
  );
}

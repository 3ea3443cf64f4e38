import type { Booking } from '@freely/api-client/contract';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import type { ReactNode } from 'react';
import { keepChoice } from '../journey/journey-store.ts';
import { availabilityHref, servicesSearchHref } from '../journey/paths.ts';
import { writeQuery } from '../journey/search-choice.ts';
import { choiceOfBooking, searchOfBooking } from './search-of-booking.ts';
import { useWords } from './words.ts';

interface BookAgainProps {
  booking: Booking;
  /** In place of "Book again", which is completed with the name for screen readers. */
  children?: ReactNode;
  variant?: 'primary' | 'secondary' | undefined;
  size?: 'md' | 'sm' | undefined;
}

/**
 * Leads to the times of the same practitioner, with the same place and treatments chosen. What is
 * not offered any more is left out there (D53).
 */
export function BookAgain({ booking, children, variant = 'secondary', size }: BookAgainProps) {
  const say = useWords();
  const search = searchOfBooking(booking);
  const href = search
    ? availabilityHref(booking.practitioner_id, writeQuery(search), { withBookingState: true })
    : servicesSearchHref();

  return (
    <Link
      className={buttonClass({ variant, size })}
      to={href}
      onClick={() => keepChoice(booking.practitioner_id, choiceOfBooking(booking))}
    >
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

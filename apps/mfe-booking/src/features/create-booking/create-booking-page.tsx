import { usePageTitle } from '@freely/federation';
import { Navigate, useLocation, useParams } from '@freely/router';
import { ProgressBar } from '@freely/ui/progress';
import { useState } from 'react';
import { journeyStore } from '../../journey/journey-store.ts';
import { availabilityHref } from '../../journey/paths.ts';
import { useWords } from '../../journey/words.ts';
import styles from './create-booking.module.css';
import { useCreateBooking } from './use-create-booking.ts';

/** Nothing to see but a bar: it makes the booking and goes on to pay for it. */
export function CreateBookingPage() {
  const say = useWords();
  const { search: query } = useLocation();
  const id = Number(useParams().id);
  // As it was on arrival: it is used up on the way.
  const [plan] = useState(() => journeyStore.getState().plan);
  const isPlanned = plan?.practitionerId === id;
  usePageTitle(say('createBooking.title'));
  useCreateBooking(isPlanned ? plan : null, query);

  if (!isPlanned) return <Navigate to={availabilityHref(id, query)} replace />;

  return (
    <div className={styles.progress}>
      <p role="status">{say('createBooking.progress')}</p>
      <ProgressBar label={say('createBooking.title')} />
    </div>
  );
}

import { useLocation, useParams } from '@freely/router';
import { availabilityHref } from '../../journey/paths.ts';
import { CreatingBooking } from './components/creating-booking.tsx';
import { NothingToCreate } from './components/nothing-to-create.tsx';
import { useInitialPlan } from './use-initial-plan.ts';

/** Creates the booking and continues to payment, after the choice of a patch test where one is needed. */
export function CreateBookingPage() {
  const { search: query } = useLocation();
  const id = Number(useParams().id);
  const plan = useInitialPlan();
  if (plan?.practitionerId !== id)
    return <NothingToCreate otherwise={availabilityHref(id, query)} />;

  return <CreatingBooking plan={plan} />;
}

import { Navigate, useLocation, useParams } from '@freely/router';
import { availabilityHref } from '../../journey/paths.ts';
import { CreatingBooking } from './components/creating-booking.tsx';
import { usePlanOnArrival } from './use-plan-on-arrival.ts';

/** Nothing to see but a bar: it makes the booking and goes on to pay for it. */
export function CreateBookingPage() {
  const { search: query } = useLocation();
  const id = Number(useParams().id);
  const plan = usePlanOnArrival();
  if (plan?.practitionerId !== id) return <Navigate to={availabilityHref(id, query)} replace />;

  return <CreatingBooking plan={plan} />;
}

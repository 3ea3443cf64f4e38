import { Navigate, useLocation, useNavigate } from '@freely/router';
import { Dialog } from '@freely/ui/dialog';
import { paths } from '../../journey/paths.ts';
import { useWords } from '../../journey/words.ts';
import { CreatingBooking } from './components/creating-booking.tsx';
import { usePlanOnArrival } from './use-plan-on-arrival.ts';

/** The same over the dashboard, for an appointment that is booked again. */
export function CreateRebookingPage() {
  const say = useWords();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const plan = usePlanOnArrival();
  const isOfList = pathname.startsWith(paths.customerBookings);
  const tab = isOfList ? paths.customerBookings : paths.customer;
  if (!plan) return <Navigate to={tab} replace />;

  return (
    <Dialog
      title={say('createBooking.title')}
      isOpen
      onClose={() => navigate(tab, { replace: true })}
    >
      <CreatingBooking plan={plan} />
    </Dialog>
  );
}

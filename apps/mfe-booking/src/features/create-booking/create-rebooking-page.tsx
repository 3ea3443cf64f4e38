import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate } from '@freely/router';
import { Dialog } from '@freely/ui/dialog';
import { paths } from '../../journey/paths.ts';
import { CreatingBooking } from './components/creating-booking.tsx';
import { NothingToCreate } from './components/nothing-to-create.tsx';
import { useInitialPlan } from './use-initial-plan.ts';

/** Creates the booking of a rebooked appointment, in a dialog over the dashboard. */
export function CreateRebookingPage() {
  const { t } = useTranslation('booking/create-booking');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const plan = useInitialPlan();
  const isFromBookings = pathname.startsWith(paths.customerBookings);
  const tab = isFromBookings ? paths.customerBookings : paths.customer;
  if (!plan) return <NothingToCreate otherwise={tab} />;

  return (
    <Dialog title={t('title')} isOpen onClose={() => navigate(tab, { replace: true })}>
      <CreatingBooking plan={plan} />
    </Dialog>
  );
}

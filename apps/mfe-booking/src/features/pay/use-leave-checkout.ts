import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { clearBooking, clearPaidBooking } from '../../journey/journey-store.ts';
import { paths, paymentSuccessHref } from '../../journey/paths.ts';
import type { PaymentRefusal } from '../../journey/payment-refusal.ts';

/** The ways out of checkout: to the page of a paid booking, or back from one that cannot be paid. */
export function useLeaveCheckout(booking: Booking) {
  const { t } = useTranslation('booking/checkout');
  const navigate = useNavigate();
  const { key } = useLocation();
  const { booking_id: id, practitioner_id: practitionerId } = booking;

  return {
    goToSuccess() {
      clearPaidBooking({ id, practitionerId });
      void navigate(paymentSuccessHref(id), { replace: true });
    },
    refuse(refusal: PaymentRefusal) {
      clearBooking(id);
      showToast({ tone: 'warning', title: t(`payGuard.${refusal}`) });
      if (key === 'default') void navigate(paths.customer, { replace: true });
      else void navigate(-1);
    },
  };
}

import type { ApiError } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useLocation, useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { clearBooking, clearPaidBooking } from '../../journey/journey-store.ts';
import { paths, paymentHref, paymentSuccessHref } from '../../journey/paths.ts';
import type { PaymentRefusal } from '../../journey/payment-refusal.ts';

/** The ways out of checkout: to the page of a paid booking, or back from one that cannot be paid. */
export function useLeaveCheckout(booking: Booking) {
  const { t } = useTranslation('booking/checkout');
  const navigate = useNavigate();
  const { key } = useLocation();
  const { booking_id: id, practitioner_id: practitionerId } = booking;

  function refuse(refusal: PaymentRefusal) {
    clearBooking(id);
    showToast({ tone: 'warning', title: t(`payGuard.${refusal}`) });
    if (key === 'default') void navigate(paths.customer, { replace: true });
    else void navigate(-1);
  }

  return {
    goToSuccess() {
      clearPaidBooking({ id, practitionerId });
      void navigate(paymentSuccessHref(id), { replace: true });
    },
    refuse,
    /** The hold is gone: to the booking that was made instead of it in another tab, if there is one. */
    leaveDeleted({ replacedBy, message }: ApiError) {
      if (replacedBy === undefined) return refuse('deleted');
      clearBooking(id);
      showToast({ tone: 'info', title: message });
      void navigate(paymentHref(replacedBy), { replace: true });
    },
  };
}

import type { ApiError } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { useEffect, useRef } from 'react';
import { isFirstEntry } from '../../journey/is-first-entry.ts';
import { clearBooking, clearPaidBooking } from '../../journey/journey-store.ts';
import { customerBookingHref, paymentHref, paymentSuccessHref } from '../../journey/paths.ts';
import type { PaymentRefusal } from '../../journey/payment-refusal.ts';
import { paymentSent } from '../../journey/payment-sent.ts';

export type LeaveCheckout = ReturnType<typeof useLeaveCheckout>;

/**
 * The ways out of checkout: to the page of a paid booking, or back from one that cannot be paid. Only the first
 * that is taken leads anywhere: a payment, a save and a check may learn the same at once.
 */
export function useLeaveCheckout(booking: Booking) {
  const { t } = useTranslation('booking/checkout');
  const navigate = useNavigate();
  const { booking_id: id, practitioner_id: practitionerId } = booking;
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    // What is saved or checked after that must not lead away from the next page.
    return () => {
      isLeft.current = true;
    };
  }, []);

  function leaveOnce(go: () => void) {
    if (isLeft.current) return;
    isLeft.current = true;
    go();
  }

  const refuse = (refusal: PaymentRefusal) =>
    leaveOnce(() => {
      clearBooking(id);
      showToast({ tone: 'warning', title: t(`payGuard.${refusal}`) });
      // Opened directly: the list says for good what the notification says for a moment, as after the pay guard.
      if (isFirstEntry()) void navigate(customerBookingHref(id), { replace: true });
      else void navigate(-1);
    });

  function goToSuccess() {
    leaveOnce(() => {
      clearPaidBooking({ id, practitionerId });
      void navigate(paymentSuccessHref(id), { replace: true, state: paymentSent });
    });
  }

  return {
    isLeft: () => isLeft.current,
    goToSuccess,
    /** It was paid before, in another tab or before a reload. */
    goToPaid() {
      if (!isLeft.current) showToast({ tone: 'info', title: t('payGuard.paid') });
      goToSuccess();
    },
    refuse,
    /** The hold is gone: to the booking that was made instead of it in another tab, if there is one. */
    leaveDeleted({ replacedBy, message }: ApiError) {
      if (replacedBy === undefined) return refuse('deleted');
      leaveOnce(() => {
        clearBooking(id);
        showToast({ tone: 'info', title: message });
        void navigate(paymentHref(replacedBy), { replace: true });
      });
    },
  };
}

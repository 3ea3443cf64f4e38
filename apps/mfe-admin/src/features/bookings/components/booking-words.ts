import type { AdminBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { paymentState } from './payment-state.ts';
import { unpaidOffer } from './unpaid-offer.ts';

/** A time that is kept for somebody who has not paid: to callers of the API a confirmed booking (D16). */
export const isHeld = ({ booking_status, paid }: Pick<AdminBooking, 'booking_status' | 'paid'>) =>
  booking_status === 'confirmed' && !paid;

/** The words for the state of a booking, and for its payment. */
export function useBookingWords(): (booking: AdminBooking) => { state: string; payment: string } {
  const { t } = useTranslation('admin/bookings');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();

  return (booking) => {
    const offer = unpaidOffer(booking);
    const { booking_status: status, held_until: until } = booking;
    const other = isHeld(booking) ? t('bookingList.held') : tShared(`bookings.states.${status}`);

    return {
      state: offer ? t(`bookingList.offer.${offer}`) : other,
      payment: until
        ? t('bookingList.heldUntil', { at: formatDateTime(until) })
        : t(`bookingList.${paymentState(booking)}`),
    };
  };
}

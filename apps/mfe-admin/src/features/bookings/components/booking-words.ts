import type { AdminBooking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { unpaidOffer } from '../../../unpaid-offer.ts';
import { unpaidState } from '../../../unpaid-state.ts';
import { paymentState } from './payment-state.ts';

/** The words for the state of a booking, and for its payment. */
export function useBookingWords(): (booking: AdminBooking) => { state: string; payment: string } {
  const { t } = useTranslation('admin/bookings');
  const { t: tShared } = useTranslation('admin');
  const formatDateTime = useFormatDateTime();

  return (booking) => {
    const offer = unpaidOffer(booking);
    const { booking_status: status, held_until: until } = booking;
    const unpaid = unpaidState(booking);
    const other = unpaid ? t(`bookingList.${unpaid}`) : tShared(`bookings.states.${status}`);

    return {
      state: offer ? tShared(`bookings.offers.${offer}`) : other,
      payment: until
        ? t('bookingList.heldUntil', { at: formatDateTime(until) })
        : t(`bookingList.${paymentState(booking)}`),
    };
  };
}

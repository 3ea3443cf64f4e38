export { isActive } from './checkout.repository.ts';
export { checkoutRoutes as registerCheckout } from './checkout.routes.ts';
export { confirmBooking } from './confirm-booking.ts';
export { dropStaleHolds, dropStaleHoldsAt, expireHold } from './expire-hold.ts';
export { holdOffered } from './hold-offered.ts';
export { confirmPaidHolds, type HoldPayments } from './hold-payments.ts';
export { checkoutData } from './personal-data.repository.ts';
export { sweepBookings } from './sweep-bookings.ts';

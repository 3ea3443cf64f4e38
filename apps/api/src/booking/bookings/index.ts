export { addressGiven } from './address-given.ts';
export type { InternalStatus } from './booking-lifecycle.ts';
export {
  type BookingView,
  findView,
  viewsOfCustomer,
  viewsOfPractitioner,
} from './booking-view.repository.ts';
export {
  factsOf,
  requireCancellable,
  requirePayable,
  requireUpcoming,
  wasDeleted,
} from './bookings.policy.ts';
export { presentForCustomer, presentInDashboard } from './bookings.presenter.ts';
export {
  type BookingRecord,
  isStillFree,
  type LockedBooking,
  lockBooking,
  recordEvent,
  transitionBooking,
} from './bookings.repository.ts';
export { bookingRoutes as registerBookings } from './bookings.routes.ts';
export { cancellationTerms, freeUntil } from './cancellation-terms.ts';
export { chargedBackAmount, isChargedBack } from './charged-back.repository.ts';
export { presentDispute } from './dispute.presenter.ts';
export { type DisputeView, disputeOf } from './dispute-view.repository.ts';
export { markedAbsent, markedAbsentAt } from './marked-absent.repository.ts';
export { hasOpenDispute, isDisputed } from './open-disputes.repository.ts';
export { lockOwnBooking, readBooking } from './own-bookings.ts';
export { type PaymentLeft, paymentLeft } from './payment-left.repository.ts';
export { bookingsData } from './personal-data.repository.ts';
export { asksBooking, upcomingDue } from './questionnaires-due.repository.ts';
export { isMadeInsteadOf, isMovedHold, replacementOf } from './replacement.repository.ts';

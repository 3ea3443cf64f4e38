export { type Cancellation, cancelBooking } from './cancel-booking.ts';
export { cancelHolds } from './cancel-holds.ts';
export { countUpcoming, subscribeCancellations } from './cancel-upcoming.ts';
export { cancelWithoutPenalty } from './cancel-without-penalty.ts';
export { cancellationMessage } from './cancellation-message.ts';
export { cancellationRoutes as registerCancellations } from './cancellations.routes.ts';

export { cancelBooking } from './cancel-booking.ts';
export { cancelHolds } from './cancel-holds.ts';
export { countUpcoming, subscribeCancellations } from './cancel-upcoming.ts';
export { cancelWithoutPenalty } from './cancel-without-penalty.ts';
export { cancellationRoutes as registerCancellations } from './cancellations.routes.ts';

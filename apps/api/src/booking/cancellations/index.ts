export { subscribeCancellations } from './cancel-upcoming.ts';
export { cancellationRoutes as registerCancellations } from './cancellations.routes.ts';

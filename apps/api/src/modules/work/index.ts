export { requireDayAtEachPlace, saveHours } from './hours.service.ts';
export { putOffers } from './offers.ts';
export { addPlaces } from './places.service.ts';
export { workRoutes as registerWork } from './work.routes.ts';

export { readAvailability, requireDayAtEachPlace, saveHours } from './hours.service.ts';
export { listOwnOffers, putOffers } from './offers.ts';
export { offeringData } from './personal-data.repository.ts';
export { addPlaces, readLocationTypes } from './places.service.ts';
export { practiceRoutes as registerPractice } from './practice.routes.ts';

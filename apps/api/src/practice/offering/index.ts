export { addPlaces, readLocationTypes } from './change-places.ts';
export { listOwnOffers, putOffers } from './offers.ts';
export { offeringData } from './personal-data.repository.ts';
export { practiceRoutes as registerPractice } from './practice.routes.ts';
export { readAvailability, requireDayAtEachPlace, saveHours } from './save-hours.ts';
export { findTravel } from './travel.repository.ts';

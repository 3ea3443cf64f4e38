export { assertBookable } from './assert-bookable.ts';
export { availabilityRoutes as registerAvailability } from './availability.routes.ts';
export { freeTimesNear } from './free-times-near.ts';
export { listStartTimes } from './list-start-times.ts';
export { availabilityData } from './personal-data.repository.ts';

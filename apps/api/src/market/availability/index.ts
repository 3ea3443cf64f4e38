export { assertBookable } from './assert-bookable.ts';
export { availabilityRoutes as registerAvailability } from './availability.routes.ts';
export { type FreeTime, freeTimesNear } from './free-times-near.ts';
export { listAvailableDays } from './list-available-days.ts';
export { listFreeTimes, listStartTimes } from './list-start-times.ts';
export { measureRoads } from './measure-roads.ts';
export { availabilityData } from './personal-data.repository.ts';
export type { RequestedSlot } from './requested-slot.ts';
export { explainDay } from './why-not.ts';

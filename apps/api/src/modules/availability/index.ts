export { assertBookable, type BookableSlot, type WantedSlot } from './assert-bookable.ts';
export { availabilityRoutes as registerAvailability } from './availability.routes.ts';

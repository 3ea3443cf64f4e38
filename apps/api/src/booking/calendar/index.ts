export { appointmentFile, bookingUrl } from './appointment-file.ts';
export { placeOf, treatmentsOf } from './booking-text.ts';
export { calendarRoutes as registerBookingCalendar } from './calendar.routes.ts';

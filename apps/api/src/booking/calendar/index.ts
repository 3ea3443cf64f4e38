export { calendarRoutes as registerBookingCalendar } from './calendar.routes.ts';

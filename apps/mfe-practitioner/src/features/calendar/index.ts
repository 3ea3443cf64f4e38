export { CalendarPage as Component } from './calendar-page.tsx';

export { SyncCalendarPage as Component } from './sync-calendar-page.tsx';

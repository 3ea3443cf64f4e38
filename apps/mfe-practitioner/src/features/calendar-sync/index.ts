export { CalendarSyncPage as Component } from './calendar-sync-page.tsx';

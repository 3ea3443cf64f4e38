export { SyncCalendarPage } from './coming-soon-pages.tsx';

export { PractitionerRegistrationPage, SyncCalendarPage } from './coming-soon-pages.tsx';

export { WorkHoursPage as Component } from './work-hours-page.tsx';

export { BookingsPage as Component } from './bookings-page.tsx';

export { CustomerBookingsPage as Component } from './customer-bookings-page.tsx';

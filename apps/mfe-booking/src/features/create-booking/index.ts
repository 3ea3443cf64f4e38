export { CreateBookingPage as Component } from './create-booking-page.tsx';

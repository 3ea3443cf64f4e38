export { CreateBookingPage as Component } from './create-booking-page.tsx';
export { CreateRebookingPage } from './create-rebooking-page.tsx';

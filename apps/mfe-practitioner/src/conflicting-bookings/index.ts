export { Conflict } from './conflict.tsx';
export { ConflictingBookings } from './conflicting-bookings.tsx';

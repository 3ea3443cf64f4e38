import type { AdminBooking } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { presentRow } from './admin-bookings.presenter.ts';
import { latestRows } from './admin-bookings.repository.ts';

export { adminBookingRoutes as registerAdminBookings } from './admin-bookings.routes.ts';

/** The ten latest bookings of a customer, in the shape of the admin list. */
export async function latestBookingsOfCustomer(
  db: Db,
  customerId: number,
): Promise<AdminBooking[]> {
  return (await latestRows(db, customerId)).map(presentRow);
}
export { recountBookings } from './admin-bookings.repository.ts';
export {
  type BookingFilters,
  matchesFilters,
  offerOf,
  toBookingFilters,
} from './booking-filters.repository.ts';

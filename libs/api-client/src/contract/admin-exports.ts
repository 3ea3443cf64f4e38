import * as v from 'valibot';
import { AdminBookingFilters } from './admin-bookings.ts';
import { isInOrder, notInOrder, Period, SearchText } from './admin-lists.ts';
import { PractitionerFilters } from './admin-practitioners.ts';
import { call } from './call.ts';
import { Day } from './values.ts';

/**
 * Lists as spreadsheets (D33), with the search and the filters of the list. `exportSearches` is in
 * `admin-statistics.ts`.
 */

const bothDates = 'rules.date.both';
const ReportDay = v.pipe(v.string(bothDates), v.nonEmpty(bothDates), Day);
const ReportPeriod = { from: ReportDay, to: ReportDay };

/** Practitioners who joined between two days, both included. */
export const exportPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getPractitioners',
  access: 'admin',
  file: 'practitioners.xlsx',
  query: v.pipe(
    v.object({ ...ReportPeriod, q: SearchText, ...PractitionerFilters }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  response: v.blob(),
});

export const exportCustomers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getCustomers',
  access: 'admin',
  file: 'customers.xlsx',
  query: v.pipe(
    v.object({ ...Period, q: SearchText }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  response: v.blob(),
});

/** Bookings that start between two days, both included. */
export const exportBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getBookings',
  access: 'admin',
  file: 'bookings.xlsx',
  query: v.pipe(
    v.object({ ...ReportPeriod, q: SearchText, ...AdminBookingFilters }),
    v.forward(
      v.check((period) => isInOrder(period), notInOrder),
      ['from'],
    ),
  ),
  response: v.blob(),
});

import * as v from 'valibot';
import { isInOrder, notInOrder } from './admin-lists.ts';
import { call } from './call.ts';
import { Day } from './values.ts';

/** Lists as spreadsheets (D33). `exportSearches` is in `admin-statistics.ts`. */

const bothDates = 'rules.date.both';
const ReportDay = v.pipe(v.string(bothDates), v.nonEmpty(bothDates), Day);
const ReportPeriod = v.pipe(
  v.object({ from: ReportDay, to: ReportDay }),
  v.forward(
    v.check((period) => isInOrder(period), notInOrder),
    ['from'],
  ),
);

/** Practitioners who joined between two days, both included. */
export const exportPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getPractitioners',
  access: 'admin',
  file: 'practitioners.xlsx',
  query: ReportPeriod,
  response: v.blob(),
});

export const exportCustomers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getCustomers',
  access: 'admin',
  file: 'customers.xlsx',
  response: v.blob(),
});

/** Bookings that start between two days, both included. */
export const exportBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getBookings',
  access: 'admin',
  file: 'bookings.xlsx',
  query: ReportPeriod,
  response: v.blob(),
});

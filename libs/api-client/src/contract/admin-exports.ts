import * as v from 'valibot';
import { isInOrder, notInOrder } from './admin-lists.ts';
import { call } from './call.ts';
import { Day } from './values.ts';

/** Lists as spreadsheets (D33). `exportSearches` is with the statistics. */

const bothDates = 'Please select dates before load report';
const ReportDay = v.pipe(v.string(bothDates), v.nonEmpty(bothDates), Day);
const ReportPeriod = v.pipe(
  v.object({ from: ReportDay, to: ReportDay }),
  v.forward(
    v.check((period) => isInOrder(period), notInOrder),
    ['from'],
  ),
);

/** Who joined between two days, both counted in. */
export const exportPractitioners = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getPractitioners',
  access: 'admin',
  file: 'practitioners.xlsx',
  query: ReportPeriod,
  answer: v.blob(),
});

export const exportCustomers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getCustomers',
  access: 'admin',
  file: 'customers.xlsx',
  answer: v.blob(),
});

/** Bookings that start between two days, both counted in. */
export const exportBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/getBookings',
  access: 'admin',
  file: 'bookings.xlsx',
  query: ReportPeriod,
  answer: v.blob(),
});

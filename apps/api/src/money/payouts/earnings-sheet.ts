import type { BookingStatus, PayoutStatus } from '@freely/api-client/contract';
import { bookingReference } from '@freely/domain/booking-reference';
import { poundsOf } from '@freely/domain/money';
import { dateTimeFormat, poundsFormat, wallTime } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import { netOf, type Obstacles, payoutDateOf, payoutStatusOf } from './earnings.presenter.ts';
import { type EarningRow, earningsQuery } from './earnings.repository.ts';

const bookings: Record<BookingStatus, string> = {
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled_by_customer: 'Cancelled by the customer',
  cancelled_by_practitioner: 'Cancelled by you',
  no_show_customer: 'The customer did not come',
  no_show_practitioner: 'You did not come',
};

const payouts: Record<PayoutStatus, string> = {
  scheduled: 'Scheduled',
  on_its_way: 'On its way',
  on_hold: 'On hold',
  add_bank_details: 'Waiting for your bank details',
  tax_details: 'Withheld until you give your tax details',
  paid: 'Paid',
  returned: 'Returned',
  nothing: 'Nothing to pay',
};

/** The statement as a spreadsheet; `month` null means all months. */
export function earningsSheet(
  practitionerId: number,
  month: string | null,
  obstacles: Obstacles,
): Export<EarningRow> {
  const when = { width: 17, format: dateTimeFormat };
  const pounds = (header: string, pence: (row: EarningRow) => number) => ({
    header,
    width: 11,
    format: poundsFormat,
    cell: (row: EarningRow) => poundsOf(pence(row)),
  });

  return {
    name: 'Earnings',
    query: earningsQuery(practitionerId, month),
    columns: [
      { header: 'Booking', width: 12, cell: (row) => bookingReference(row.booking_id) },
      { header: 'Date', ...when, cell: (row) => wallTime(row.starts_at) },
      { header: 'Customer', width: 24, cell: (row) => row.customer_name },
      { header: 'Treatments', width: 36, cell: (row) => row.treatments },
      { header: 'Status', width: 26, cell: (row) => bookings[row.booking_status] },
      pounds('Price', ({ gross }) => gross),
      pounds('Discount paid by us', (row) => row.discount_funded),
      pounds('Fee', ({ fee }) => fee),
      pounds('Refunded', ({ refund }) => refund),
      pounds('Withheld', ({ withheld }) => withheld),
      pounds('You earn', netOf),
      { header: 'Payout', width: 26, cell: (row) => payouts[payoutStatusOf(row, obstacles)] },
      { header: 'Due', ...when, cell: (row) => wallTime(payoutDateOf(row, obstacles)) },
      { header: 'Paid', ...when, cell: (row) => wallTime(row.paid_at) },
      pounds('Paid out', (row) => row.amount - row.reversed),
    ],
  };
}

import { bookingReference } from '@freely/domain/booking-reference';
import { poundsOf } from '@freely/domain/money';
import { dateTimeFormat, poundsFormat, wallTime } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import type { SheetTranslate } from '../../kernel/messages/index.ts';
import { netOf, type Obstacles, payoutDateOf, payoutStatusOf } from './earnings.presenter.ts';
import { type EarningRow, earningsQuery } from './earnings.repository.ts';

/** The statement as a spreadsheet; `month` null means all months. */
export function earningsSheet(
  practitionerId: number,
  month: string | null,
  obstacles: Obstacles,
  t: SheetTranslate,
): Export<EarningRow> {
  const when = { width: 17, format: dateTimeFormat };
  const pounds = (header: string, pence: (row: EarningRow) => number) => ({
    header,
    width: 11,
    format: poundsFormat,
    cell: (row: EarningRow) => poundsOf(pence(row)),
  });

  return {
    name: t('names.earnings'),
    query: earningsQuery(practitionerId, month),
    columns: [
      { header: t('headings.booking'), width: 12, cell: (row) => bookingReference(row.booking_id) },
      { header: t('headings.date'), ...when, cell: (row) => wallTime(row.starts_at) },
      { header: t('headings.customer'), width: 24, cell: (row) => row.customer_name },
      { header: t('headings.treatments'), width: 36, cell: (row) => row.treatments },
      {
        header: t('headings.status'),
        width: 26,
        cell: (row) => t(`ownBookings.${row.booking_status}`),
      },
      pounds(t('headings.price'), ({ gross }) => gross),
      pounds(t('headings.discountPaidByUs'), (row) => row.discount_funded),
      pounds(t('headings.fee'), ({ fee }) => fee),
      pounds(t('headings.refunded'), ({ refund }) => refund),
      pounds(t('headings.withheld'), ({ withheld }) => withheld),
      pounds(t('headings.earned'), netOf),
      {
        header: t('headings.payout'),
        width: 26,
        cell: (row) => t(`payouts.${payoutStatusOf(row, obstacles)}`),
      },
      { header: t('headings.due'), ...when, cell: (row) => wallTime(payoutDateOf(row, obstacles)) },
      { header: t('headings.paid'), ...when, cell: (row) => wallTime(row.paid_at) },
      pounds(t('headings.paidOut'), (row) => row.amount - row.reversed),
    ],
  };
}

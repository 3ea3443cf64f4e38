import { poundsOf } from '@freely/domain/money';
import type { ListFilters } from '../../infrastructure/database/index.ts';
import {
  dateTimeFormat,
  poundsFormat,
  wallTime,
  yesNo,
} from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import type { SheetTranslate } from '../../kernel/messages/index.ts';
import { type ExportedCustomer, exportedCustomers } from './customers-export.repository.ts';

/** The customers of the list. */
export function customersSheet(filters: ListFilters, t: SheetTranslate): Export<ExportedCustomer> {
  return {
    name: t('names.customers'),
    query: exportedCustomers(filters),
    columns: [
      { header: t('headings.id'), width: 9, cell: (row) => row.id },
      { header: t('headings.firstName'), width: 18, cell: (row) => row.first_name },
      { header: t('headings.lastName'), width: 18, cell: (row) => row.last_name },
      { header: t('headings.email'), width: 32, cell: (row) => row.email },
      { header: t('headings.phone'), width: 14, cell: (row) => row.phone },
      {
        header: t('headings.alsoPractitioner'),
        width: 16,
        cell: (row) => t(yesNo(row.is_practitioner)),
      },
      { header: t('headings.discountPercent'), width: 11, cell: (row) => row.discount },
      { header: t('headings.paidBookings'), width: 13, cell: (row) => row.bookings },
      {
        header: t('headings.paidPounds'),
        width: 11,
        format: poundsFormat,
        cell: (row) => poundsOf(row.paid),
      },
      {
        header: t('headings.registered'),
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.created_at),
      },
    ],
  };
}

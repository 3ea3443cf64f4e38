import { poundsOf } from '@freely/domain/money';
import {
  dateTimeFormat,
  poundsFormat,
  wallTime,
  yesNo,
} from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';
import { type ExportedCustomer, exportedCustomers } from './customers-export.repository.ts';

/** All users with the customer role. */
export function customersSheet(): Export<ExportedCustomer> {
  return {
    name: 'Customers',
    query: exportedCustomers(),
    columns: [
      { header: 'Id', width: 9, cell: (row) => row.id },
      { header: 'First name', width: 18, cell: (row) => row.first_name },
      { header: 'Last name', width: 18, cell: (row) => row.last_name },
      { header: 'Email', width: 32, cell: (row) => row.email },
      { header: 'Phone', width: 14, cell: (row) => row.phone },
      { header: 'Also practitioner', width: 16, cell: (row) => yesNo(row.is_practitioner) },
      { header: 'Discount %', width: 11, cell: (row) => row.discount },
      { header: 'Paid bookings', width: 13, cell: (row) => row.bookings },
      { header: 'Paid £', width: 11, format: poundsFormat, cell: (row) => poundsOf(row.paid) },
      {
        header: 'Registered',
        width: 17,
        format: dateTimeFormat,
        cell: (row) => wallTime(row.created_at),
      },
    ],
  };
}

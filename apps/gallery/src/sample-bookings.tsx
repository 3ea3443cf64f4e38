import type { Column } from '@freely/ui/table';

/** A sample booking. */
export interface BookingRow {
  id: number;
  customer: string;
  treatment: string;
  pence: number;
}

const NAMES = ['Ada', 'Bea', 'Cai', 'Dina', 'Esme', 'Finn', 'Gus'];
const TREATMENTS = ['Gel manicure', 'Blow-dry', 'Swedish massage'];
/** The given number of bookings, always the same ones. */
export const bookingRows = (count: number): BookingRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: 1001 + index,
    customer: NAMES[index % NAMES.length] ?? '',
    treatment: TREATMENTS[index % TREATMENTS.length] ?? '',
    pence: 2800 + ((index * 350) % 4200),
  }));

export const BOOKING_COLUMNS: Column<BookingRow>[] = [
  { key: 'id', label: 'Ref', cell: ({ id }) => id, isSortable: true },
  {
    key: 'customer',
    label: 'Customer',
    cell: ({ customer }) => <strong>{customer}</strong>,
    isSortable: true,
  },
  { key: 'treatment', label: 'Treatment', cell: ({ treatment }) => treatment },
  {
    key: 'pence',
    label: 'Price',
    cell: ({ pence }) => `£${(pence / 100).toFixed(2)}`,
    align: 'end',
    isSortable: true,
  },
];

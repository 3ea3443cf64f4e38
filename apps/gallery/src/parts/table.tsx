import { type PageSize, Pagination } from '@freely/ui/pagination';
import { DataTable, type Sort } from '@freely/ui/table';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';
import { BOOKING_COLUMNS, type BookingRow, bookingRows } from '../sample-bookings.tsx';

const ROWS = bookingRows(34);

function sorted(rows: readonly BookingRow[], { key, direction }: Sort): BookingRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const cellOf = (row: BookingRow) => row[key as keyof BookingRow];

  return [...rows].sort((one, other) => {
    const [first, second] = [cellOf(one), cellOf(other)];
    return sign * (first < second ? -1 : first > second ? 1 : 0);
  });
}

function Example() {
  const [sort, setSort] = useState<Sort>({ key: 'id', direction: 'ascending' });
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useState<PageSize>(10);
  const rows = sorted(ROWS, sort);
  const shown = perPage === 'all' ? rows : rows.slice((page - 1) * perPage, page * perPage);

  return (
    <>
      <DataTable
        label="Bookings"
        columns={BOOKING_COLUMNS}
        rows={shown}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={setSort}
        openLabel={({ id, customer }) => `booking ${id}, ${customer}`}
        defaultOpen={[1002]}
        detail={({ customer }) => <p>{customer} is met at home, SW11 4NB.</p>}
      />
      <Pagination
        page={page}
        perPage={perPage}
        total={rows.length}
        onPage={setPage}
        onPerPage={(size) => {
          setPerPage(size);
          setPage(1);
        }}
      />
    </>
  );
}

export default {
  title: 'Table',
  entryPoint: '@freely/ui/table',
  about:
    'Rows divided by hairlines, numbers on the right. Below 600 pixels a list of small cards. Rows open in place.',
  states: [
    {
      name: 'Sorted, opening, in pages',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;

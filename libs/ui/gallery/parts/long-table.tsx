import { DataTable } from '@freely/ui/table';
import type { GalleryPart } from '../gallery-part.ts';
import { BOOKING_COLUMNS, bookingRows } from '../sample-bookings.tsx';

const ROWS = bookingRows(1000);

export default {
  title: 'Long table',
  door: 'table',
  about: 'From 200 rows on, only those in sight are in the page. Their number is still told.',
  states: [
    {
      name: 'A thousand rows',
      content: (
        <DataTable
          label="Every booking"
          columns={BOOKING_COLUMNS}
          rows={ROWS}
          rowKey={({ id }) => id}
          openLabel={({ id }) => `booking ${id}`}
          detail={({ customer }) => <p>{customer} is met at home.</p>}
        />
      ),
    },
  ],
} satisfies GalleryPart;

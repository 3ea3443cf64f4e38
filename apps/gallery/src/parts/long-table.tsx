import { DataTable } from '@freely/ui/table';
import type { GalleryPart } from '../gallery-part.ts';
import { BOOKING_COLUMNS, bookingRows } from '../sample-bookings.tsx';

const ROWS = bookingRows(1000);

export default {
  title: 'Long table',
  entryPoint: '@freely/ui/table',
  about:
    'From 200 rows on, only the visible ones are rendered. Screen readers still hear the total.',
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

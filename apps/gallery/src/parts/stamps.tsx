import { StampCard } from '@freely/booking-parts/stamps';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Stamp card',
  entryPoint: '@freely/booking-parts/stamps',
  about: 'Three stamps; the last one holds the gift. The count is given beside it in words.',
  states: [
    {
      name: 'None of three',
      content: (
        <>
          <StampCard done={0} />
          <p>No stamps yet.</p>
        </>
      ),
    },
    {
      name: 'One of three',
      content: (
        <>
          <StampCard done={1} />
          <p>1 of 3 bookings.</p>
        </>
      ),
    },
    {
      name: 'All three',
      content: (
        <>
          <StampCard done={3} />
          <p>3 of 3 bookings: your gift is on its way.</p>
        </>
      ),
    },
  ],
} satisfies GalleryPart;

import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Empty',
  entryPoint: '@freely/ui/empty-state',
  about: 'What is missing in one line, why, and one way forward.',
  states: [
    {
      name: 'In a frame',
      content: (
        <EmptyState
          isFramed
          title="No upcoming bookings"
          text="When you book somebody, your bookings appear here."
          action={<Button>Find a practitioner</Button>}
        />
      ),
    },
    {
      name: 'The whole page',
      content: <EmptyState art="bouquet" title="Sorry, nothing was found by your request" />,
    },
  ],
} satisfies GalleryPart;

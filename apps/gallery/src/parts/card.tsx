import { Card } from '@freely/ui/card';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Card',
  entryPoint: '@freely/ui/card',
  about: 'A sheet of paper on the page. Cards are never put into cards.',
  states: [
    {
      name: 'Card',
      content: (
        <Card>
          <h3>Amara Osei</h3>
          <p>Nails and facials, 4 years</p>
        </Card>
      ),
    },
    {
      name: 'Flat',
      content: <Card isFlat>Without a shadow</Card>,
    },
    {
      name: 'As a link',
      content: <Card isLink>It lifts under the pointer</Card>,
    },
  ],
} satisfies GalleryPart;

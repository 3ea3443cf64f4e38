import { Row } from '@freely/ui/layout';
import { Rating } from '@freely/ui/rating';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Rating',
  entryPoint: '@freely/ui/rating',
  about: 'Stars to the nearest half, read as a sentence.',
  states: [
    {
      name: 'One star, five, larger',
      content: (
        <Row gap={5}>
          <Rating value={4.9} count={127} />
          <Rating value={4.5} size="md" />
          <Rating value={3} count={1} size="lg" />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;

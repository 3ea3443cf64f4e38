import { cover, dataUri } from '@freely/ui/art';
import { Carousel } from '@freely/ui/carousel';
import type { GalleryPart } from '../gallery-part.ts';

const IMAGES = (['nails', 'hair', 'massage', 'facial'] as const).map((category) => ({
  src: dataUri(cover({ id: category, category })),
  alt: `Work: ${category}`,
}));

export default {
  title: 'Carousel',
  entryPoint: '@freely/ui/carousel',
  about: 'A row of images, three in view (one on a phone). A press opens one.',
  states: [
    {
      name: 'Four images',
      content: <Carousel label="Photos of Amara’s work" images={IMAGES} />,
    },
  ],
} satisfies GalleryPart;

import { Stat, Stats } from '@freely/ui/stat';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Figures',
  entryPoint: '@freely/ui/stat',
  about: 'Figures beside one another: terms and their values.',
  states: [
    {
      name: 'Three figures',
      content: (
        <Stats>
          <Stat label="Appointments" value="12" />
          <Stat label="Total income" value="£1,280.00" note="Since you joined" />
          <Stat label="Rating" value="4.9" note="From 127 reviews" />
        </Stats>
      ),
    },
  ],
} satisfies GalleryPart;

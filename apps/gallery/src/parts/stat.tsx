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
    {
      name: 'Long figures, which never break',
      content: (
        <Stats>
          <Stat label="Practitioners" value="375" />
          <Stat label="Earned by them" value="£1,239,938.80" />
          <Stat label="Fees" value="£309,984.70" />
          <Stat label="Visits" value="12,656" />
          <Stat label="Details missing" value="6" note="£1,333.20 that cannot be reported yet" />
        </Stats>
      ),
    },
  ],
} satisfies GalleryPart;

import { Accordion } from '@freely/ui/accordion';
import type { GalleryPart } from '../gallery-part.ts';

const ITEMS = [
  { key: 'book', title: 'How do I book?', content: <p>Search, choose a time, and pay by card.</p> },
  {
    key: 'refund',
    title: 'When do I get a refund?',
    content: <p>In full, when you cancel more than 24 hours ahead.</p>,
  },
  {
    key: 'late',
    title: 'What if I am late?',
    content: <p>After 20 minutes it counts as a no-show.</p>,
  },
];

export default {
  title: 'Accordion',
  entryPoint: '@freely/ui/accordion',
  about: 'Rows that open in place: native details elements, which find in page opens, too.',
  states: [
    {
      name: 'One open at a time',
      content: <Accordion isExclusive defaultOpen={['refund']} items={ITEMS} />,
    },
    {
      name: 'With content at the end of the row',
      content: (
        <Accordion
          items={[
            {
              key: 'gel',
              title: 'Gel manicure',
              aside: <span>£28.00</span>,
              content: <p>45 minutes.</p>,
            },
          ]}
        />
      ),
    },
  ],
} satisfies GalleryPart;

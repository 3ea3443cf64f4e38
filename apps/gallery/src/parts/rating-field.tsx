import { RatingField } from '@freely/ui/rating-field';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

function Rate({ label, initial }: { label: string; initial: number | null }) {
  return (
    <Stateful<number | null> initial={initial}>
      {(value, change) => <RatingField label={label} value={value} onChange={change} />}
    </Stateful>
  );
}

export default {
  title: 'Rating field',
  entryPoint: '@freely/ui/rating-field',
  about: 'Five stars in half steps (D28): press, slide, or use the arrow keys.',
  states: [
    {
      name: 'Not rated yet',
      content: <Rate label="Friendliness" initial={null} />,
    },
    {
      name: 'Rated',
      content: (
        <>
          <Rate label="Punctuality" initial={4.5} />
          <Rate label="Value for money" initial={5} />
        </>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <RatingField
          label="Quality"
          value={null}
          onChange={() => {}}
          error="Please rate the quality"
        />
      ),
    },
    {
      name: 'Disabled',
      content: <RatingField label="Hygiene" value={3.5} onChange={() => {}} disabled />,
    },
  ],
} satisfies GalleryPart;

import { RatingField } from '@freely/ui/rating-field';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

function Rate({ label, start }: { label: string; start: number | null }) {
  return (
    <Held<number | null> start={start}>
      {(value, change) => <RatingField label={label} value={value} onChange={change} />}
    </Held>
  );
}

export default {
  title: 'Rating field',
  door: 'rating-field',
  about: 'Five stars in half steps (D28): press, slide, or use the arrow keys.',
  states: [
    {
      name: 'Not rated yet',
      content: <Rate label="Friendliness" start={null} />,
    },
    {
      name: 'Rated',
      content: (
        <>
          <Rate label="Punctuality" start={4.5} />
          <Rate label="Value for money" start={5} />
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
      name: 'Settled',
      content: <RatingField label="Hygiene" value={3.5} onChange={() => {}} disabled />,
    },
  ],
} satisfies GalleryPart;

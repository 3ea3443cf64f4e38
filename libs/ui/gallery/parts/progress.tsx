import { Row } from '@freely/ui/layout';
import { MeterBar, ProgressBar } from '@freely/ui/progress';
import { Spinner } from '@freely/ui/spinner';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Progress',
  door: 'progress',
  about:
    'Work that takes a while: a share where it is known, else a bar that runs. A spinner only for a short wait.',
  states: [
    {
      name: 'A share',
      content: <ProgressBar label="Uploading" value={0.41} />,
    },
    {
      name: 'Of unknown length',
      content: <ProgressBar label="Logging out" />,
    },
    {
      name: 'A meter beside its number',
      content: (
        <div>
          <span>Friendliness 4.8</span>
          <MeterBar value={0.96} />
        </div>
      ),
    },
    {
      name: 'Spinner',
      content: (
        <Row gap={5}>
          <Spinner label="Loading the map" />
          <Spinner label="Loading" size="lg" />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;

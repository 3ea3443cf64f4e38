import { Row } from '@freely/ui/layout';
import { MeterBar, ProgressBar } from '@freely/ui/progress';
import { Spinner } from '@freely/ui/spinner';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Progress',
  entryPoint: '@freely/ui/progress',
  about:
    'Work that takes a while, with its progress where that is known. A spinner only for a short wait.',
  states: [
    {
      name: 'Known progress',
      content: <ProgressBar label="Uploading" value={0.41} />,
    },
    {
      name: 'Indeterminate',
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

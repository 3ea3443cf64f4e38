import { PausePanel } from '@freely/ui/pause-panel';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Pause',
  door: 'pause-panel',
  about: 'Stands where a part of the site could not be loaded (D46). The rest of the page goes on.',
  states: [
    {
      name: 'Rest',
      content: <PausePanel onRetry={() => {}} details="booking 1.4.0, trace 9f2c" />,
    },
    {
      name: 'Trying again',
      content: <PausePanel onRetry={() => {}} isRetrying />,
    },
  ],
} satisfies GalleryPart;

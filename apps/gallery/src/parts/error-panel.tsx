import { ErrorPanel } from '@freely/ui/error-panel';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Error panel',
  entryPoint: '@freely/ui/error-panel',
  about: 'Replaces a part of the site that could not be loaded (D46). The rest keeps working.',
  states: [
    {
      name: 'Rest',
      content: <ErrorPanel onRetry={() => {}} details="booking 1.4.0, trace 9f2c" />,
    },
    {
      name: 'Trying again',
      content: <ErrorPanel onRetry={() => {}} isRetrying />,
    },
  ],
} satisfies GalleryPart;

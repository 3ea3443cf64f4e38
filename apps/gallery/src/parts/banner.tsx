import { Banner } from '@freely/ui/banner';
import { Button } from '@freely/ui/button';
import { WifiOff } from 'lucide-react';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Banner',
  entryPoint: '@freely/ui/banner',
  about: 'A bar across every page, for as long as something is unusual (D34, D47).',
  states: [
    {
      name: 'Acting as somebody else',
      content: (
        <Banner
          label="Acting as a customer"
          action={<Button variant="quiet">Return to admin</Button>}
        >
          You are acting as Ada Marsh. This ends in one hour.
        </Banner>
      ),
    },
    {
      name: 'Without a connection',
      content: (
        <Banner tone="info" label="Offline" icon={WifiOff}>
          You are offline. What you type is kept.
        </Banner>
      ),
    },
  ],
} satisfies GalleryPart;

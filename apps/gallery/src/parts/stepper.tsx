import { Stepper } from '@freely/ui/stepper';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Stepper',
  entryPoint: '@freely/ui/stepper',
  about: 'How far along a wizard is. On a phone only the current label.',
  states: [
    {
      name: 'Third of five',
      content: (
        <Stepper
          label="Sign-up"
          current="locations"
          steps={[
            { key: 'sign-up', label: 'Sign up' },
            { key: 'services', label: 'Services' },
            { key: 'locations', label: 'Locations' },
            { key: 'hours', label: 'Availability' },
            { key: 'finished', label: 'Finished' },
          ]}
        />
      ),
    },
  ],
} satisfies GalleryPart;

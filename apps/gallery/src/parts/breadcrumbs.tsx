import { Breadcrumbs } from '@freely/ui/breadcrumbs';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Breadcrumbs',
  entryPoint: '@freely/ui/breadcrumbs',
  about: 'The steps to a booking. Completed steps are chips with a button that goes back.',
  states: [
    {
      name: 'Third of four',
      content: (
        <Breadcrumbs
          steps={[
            {
              key: 'where',
              label: '10 Northfield Road, SW11 4NB',
              shortLabel: 'SW11 4NB',
              state: 'done',
              onRemove: () => {},
              removeLabel: 'Change address',
            },
            { key: 'what', label: 'Hairdresser', state: 'done', onRemove: () => {} },
            { key: 'who', label: 'Practitioner', state: 'current' },
            { key: 'when', label: 'Time', state: 'later' },
          ]}
        />
      ),
    },
  ],
} satisfies GalleryPart;

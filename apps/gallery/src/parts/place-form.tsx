import {
  emptyMobile,
  emptySalon,
  type MobileDraft,
  MobileForm,
  SalonForm,
} from '@freely/practice/place-form';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

const FOUND = {
  address: '10 Northfield Road',
  town: 'London',
  postcode: 'SW11 4NB',
  point: { lat: 51.47, lng: -0.16 },
};

const LOOKUP = {
  suggest: async () => [{ id: '1', text: 'SW11 4NB, London' }],
  find: async () => FOUND,
  exists: async () => true,
};

export default {
  title: 'Places of work',
  entryPoint: '@freely/practice/place-form',
  about: 'Where a practitioner travels from and how far, or where a salon is.',
  states: [
    {
      name: 'Mobile',
      content: (
        <Stateful<MobileDraft>
          initial={{ ...emptyMobile, ...FOUND, search: 'SW11 4NB, London', charge: 600 }}
        >
          {(value, change) => <MobileForm draft={value} onChange={change} lookup={LOOKUP} />}
        </Stateful>
      ),
    },
    {
      name: 'Salon, invalid',
      content: (
        <Stateful initial={emptySalon}>
          {(value, change) => (
            <SalonForm
              draft={value}
              onChange={change}
              lookup={LOOKUP}
              problems={{ search: 'addressRequired' }}
            />
          )}
        </Stateful>
      ),
    },
  ],
} satisfies GalleryPart;

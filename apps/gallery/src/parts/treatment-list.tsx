import { type Offer, TreatmentFields, TreatmentList } from '@freely/practice/treatment-list';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

const GROUPS = [
  {
    id: 1,
    name: 'Nails',
    treatments: [
      { id: 11, name: 'Gel manicure', duration: 45 },
      { id: 12, name: 'Gel pedicure', duration: 60 },
    ],
  },
  { id: 2, name: 'Hair', treatments: [{ id: 21, name: 'Blow-dry', duration: 40 }] },
];

function Example() {
  const [offers, setOffers] = useState<ReadonlyMap<number, Offer>>(
    new Map([[11, { price: 2800, duration: 45 }]]),
  );
  const priced = new Map([...offers].filter(([, { price }]) => price !== null));

  return (
    <TreatmentList groups={GROUPS} offers={priced}>
      {(treatment) => {
        const { id } = treatment;
        const offer = offers.get(id) ?? { price: null, duration: treatment.duration };
        const change = (changes: Partial<Offer>) =>
          setOffers(new Map([...offers, [id, { ...offer, ...changes }]]));

        return (
          <TreatmentFields
            treatment={treatment}
            price={offer.price}
            onPriceChange={(price) => change({ price })}
            duration={offer.duration}
            onDurationChange={(duration) => change({ duration })}
          />
        );
      }}
    </TreatmentList>
  );
}

export default {
  title: 'Treatments to price',
  entryPoint: '@freely/practice/treatment-list',
  about: 'Services with their treatments. Search by name; one treatment is open at a time.',
  states: [{ name: 'One priced', content: <Example /> }],
} satisfies GalleryPart;

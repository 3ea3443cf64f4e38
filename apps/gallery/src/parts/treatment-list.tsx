import { TreatmentFields, TreatmentList } from '@freely/practice/treatment-list';
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
  const [prices, setPrices] = useState<ReadonlyMap<number, number>>(new Map([[11, 2800]]));

  return (
    <TreatmentList groups={GROUPS} prices={prices}>
      {(treatment) => (
        <TreatmentFields
          treatment={treatment}
          price={prices.get(treatment.id) ?? null}
          onPriceChange={(pence) =>
            setPrices(
              new Map([...prices, ...(pence === null ? [] : [[treatment.id, pence] as const])]),
            )
          }
          duration={treatment.duration}
          onDurationChange={() => {}}
        />
      )}
    </TreatmentList>
  );
}

export default {
  title: 'Treatments to price',
  entryPoint: '@freely/practice/treatment-list',
  about: 'Services with their treatments. Search by name; one treatment is open at a time.',
  states: [{ name: 'One priced', content: <Example /> }],
} satisfies GalleryPart;

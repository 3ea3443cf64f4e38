import { Row } from '@freely/ui/layout';
import { QuantityField } from '@freely/ui/quantity';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

export default {
  title: 'Quantity',
  door: 'quantity',
  about: 'How many, one more or one less at a time. At its ends it keeps the focus.',
  states: [
    {
      name: 'Rest',
      content: (
        <Row>
          <Held start={2}>
            {(value, change) => (
              <QuantityField name="Gel manicure" value={value} onChange={change} />
            )}
          </Held>
        </Row>
      ),
    },
    {
      name: 'At its ends',
      content: (
        <Row gap={3}>
          <QuantityField name="Blow-dry" value={0} onChange={() => {}} />
          <QuantityField name="Facial" value={10} onChange={() => {}} />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;

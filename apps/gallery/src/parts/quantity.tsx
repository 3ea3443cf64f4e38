import { Row } from '@freely/ui/layout';
import { QuantityField } from '@freely/ui/quantity';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Quantity',
  entryPoint: '@freely/ui/quantity',
  about: 'How many, one more or one less at a time. At its limits it keeps the focus.',
  states: [
    {
      name: 'Rest',
      content: (
        <Row>
          <Stateful initial={2}>
            {(value, change) => (
              <QuantityField name="Gel manicure" value={value} onChange={change} />
            )}
          </Stateful>
        </Row>
      ),
    },
    {
      name: 'At its limits',
      content: (
        <Row gap={3}>
          <QuantityField name="Blow-dry" value={0} onChange={() => {}} />
          <QuantityField name="Facial" value={10} onChange={() => {}} />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;

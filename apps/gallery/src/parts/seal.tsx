import { Seal } from '@freely/booking-parts/seal';
import { Row } from '@freely/ui/layout';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Seal',
  entryPoint: '@freely/booking-parts/seal',
  about: 'The red tick only ever means that insurance and qualification documents were checked.',
  states: [
    {
      name: 'Icon only, and with its label',
      content: (
        <Row gap={5}>
          <Seal label="Documents checked" />
          <Seal label="Documents checked" isLabelShown />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;

import { buttonClass } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { Tooltip } from '@freely/ui/tooltip';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Tooltip',
  entryPoint: '@freely/ui/tooltip',
  about: 'A short hint beside a control. Nothing essential: it never shows on a touch screen.',
  states: [
    {
      name: 'Hovered or focused',
      content: (
        <Row>
          <Tooltip text="20% including VAT">
            <button type="button" className={buttonClass({ variant: 'secondary' })}>
              Freely’s fee
            </button>
          </Tooltip>
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;

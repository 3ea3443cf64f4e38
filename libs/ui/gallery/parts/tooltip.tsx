import { buttonClass } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { Tooltip } from '@freely/ui/tooltip';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Tooltip',
  door: 'tooltip',
  about: 'A few words more beside a control. Nothing that is needed: a finger never sees it.',
  states: [
    {
      name: 'Pointed at or focused',
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

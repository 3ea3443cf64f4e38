import { Button } from '@freely/ui/button';
import { Row, Stack } from '@freely/ui/layout';
import { AnchoredPopover, Popover } from '@freely/ui/popover';
import { useRef, useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

function Anchored() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Row>
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        At my home
      </Button>
      {isOpen && (
        <AnchoredPopover anchor={button} label="Your postcode" onClose={() => setOpen(false)}>
          <p>Tell us your postcode first.</p>
        </AnchoredPopover>
      )}
    </Row>
  );
}

export default {
  title: 'Popover',
  entryPoint: '@freely/ui/popover',
  about: 'A little content beside its button. It stays until the reader leaves it.',
  states: [
    {
      name: 'Closed',
      content: (
        <Row gap={3}>
          <Popover trigger="Why is 11:30 not offered?" label="Why 11:30 is not offered">
            <p>You have a booking from 11:15 to 12:30.</p>
          </Popover>
          <Popover trigger="Edit" label="Edit the note" size="sm">
            {(close) => (
              <Stack gap={3}>
                <p>Saved as you type.</p>
                <Button size="sm" onClick={close}>
                  Done
                </Button>
              </Stack>
            )}
          </Popover>
        </Row>
      ),
    },
    {
      name: 'Anchored to another element',
      content: <Anchored />,
    },
  ],
} satisfies GalleryPart;

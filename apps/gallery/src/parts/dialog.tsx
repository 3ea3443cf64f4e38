import { band } from '@freely/ui/art';
import { Art } from '@freely/ui/art-image';
import { Button } from '@freely/ui/button';
import { ConfirmDialog, Dialog } from '@freely/ui/dialog';
import { TextField } from '@freely/ui/field';
import { Row, Stack } from '@freely/ui/layout';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

const KINDS = ['dialog', 'art', 'question', 'small', 'danger', 'drawer'] as const;

type Kind = (typeof KINDS)[number];

function Example() {
  const [open, setOpen] = useState<Kind | null>(null);
  const close = () => setOpen(null);
  const isOpen = (kind: Kind) => open === kind;

  return (
    <>
      <Row gap={3}>
        {KINDS.map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            Open {kind}
          </Button>
        ))}
      </Row>
      <Dialog
        title="Change your time"
        isOpen={isOpen('dialog')}
        onClose={close}
        footer={<Button onClick={close}>Save</Button>}
      >
        <Stack gap={4}>
          <TextField label="Date" defaultValue="26/11/2026" />
          <TextField label="Time" defaultValue="11:15" />
        </Stack>
      </Dialog>
      <Dialog
        title="Log in"
        size="sm"
        isOpen={isOpen('art')}
        onClose={close}
        headerArt={<Art svg={band({ id: 'log-in', category: 'beauty' })} />}
      >
        <TextField label="Email" />
      </Dialog>
      <ConfirmDialog
        title="Leave this page?"
        isOpen={isOpen('question')}
        onYes={close}
        onNo={close}
      >
        What you typed is kept.
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete your account?"
        isOpen={isOpen('small')}
        onYes={close}
        onNo={close}
        isSmall
      >
        What you booked stays booked.
      </ConfirmDialog>
      <ConfirmDialog
        title="Cancel this booking?"
        isOpen={isOpen('danger')}
        onYes={close}
        onNo={close}
        isDanger
      >
        You get £38.00 back.
      </ConfirmDialog>
      <Dialog title="Booking 1002" place="side" isOpen={isOpen('drawer')} onClose={close}>
        <p>Its history, its payments and its ledger.</p>
      </Dialog>
    </>
  );
}

export default {
  title: 'Dialog and sheet',
  entryPoint: '@freely/ui/dialog',
  about:
    'Centred on a wide screen, a sheet from the bottom of a phone, or a drawer at the side. The focus stays inside and goes back.',
  states: [
    {
      name: 'Press to open',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;

import { Button } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { type Toast, ToastRegion } from '@freely/ui/toast';
import { useState } from 'react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

const KEPT: Toast[] = [
  { id: 'success', tone: 'success', title: 'Saved', text: 'Your hours apply from today.' },
  { id: 'error', tone: 'error', title: 'That did not work', text: 'Please try again.' },
  { id: 'warning', tone: 'warning', title: 'Please complete registration' },
  { id: 'info', tone: 'info', title: 'A new version is available' },
];

function Example() {
  const [shown, setShown] = useState<Toast[]>([]);

  return (
    <>
      <Row>
        <Button
          variant="secondary"
          onClick={() => setShown([{ id: 'shown', tone: 'success', title: 'Sent' }])}
        >
          Show another
        </Button>
      </Row>
      <div className={styles.window}>
        <ToastRegion
          toasts={[...KEPT, ...shown]}
          onDismiss={(id) => setShown((now) => now.filter((toast) => toast.id !== id))}
        />
      </div>
    </>
  );
}

export default {
  title: 'Toast',
  entryPoint: '@freely/ui/toast',
  about:
    'Stays 1.5 seconds, longer while hovered or focused. Anything that needs action is also on the page.',
  states: [
    {
      name: 'Each tone, kept open, and one that closes',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;

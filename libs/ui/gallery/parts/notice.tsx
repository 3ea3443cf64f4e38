import { Button } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { type Notice, NoticeRegion } from '@freely/ui/notice';
import { useState } from 'react';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

const KEPT: Notice[] = [
  { id: 'success', tone: 'success', title: 'Saved', text: 'Your hours apply from today.' },
  { id: 'error', tone: 'error', title: 'That did not work', text: 'Please try again.' },
  { id: 'warning', tone: 'warning', title: 'Please complete registration' },
  { id: 'info', tone: 'info', title: 'A new version is there' },
];

function Example() {
  const [shown, setShown] = useState<Notice[]>([]);

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
        <NoticeRegion
          notices={[...KEPT, ...shown]}
          onDismiss={(id) => setShown((now) => now.filter((notice) => notice.id !== id))}
        />
      </div>
    </>
  );
}

export default {
  title: 'Toast',
  door: 'notice',
  about:
    'Stays 1.5 seconds, and while it is pointed at or focused. What must be acted on also stays on the page.',
  states: [
    {
      name: 'Each tone, kept here, and one that goes',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;

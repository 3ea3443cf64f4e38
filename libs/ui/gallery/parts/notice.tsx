import { Button } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { type Notice, NoticeRegion } from '@freely/ui/notice';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

const NOTICES: Notice[] = [
  { id: 'success', tone: 'success', title: 'Saved', text: 'Your hours apply from today.' },
  { id: 'error', tone: 'error', title: 'That did not work', text: 'Please try again.' },
  { id: 'warning', tone: 'warning', title: 'Please complete registration' },
  { id: 'info', tone: 'info', title: 'A new version is there' },
];

function Example() {
  const [notices, setNotices] = useState<Notice[]>([]);

  return (
    <>
      <Row gap={3}>
        {NOTICES.map((notice) => (
          <Button
            key={notice.id}
            variant="secondary"
            onClick={() =>
              setNotices((now) => [...now.filter(({ id }) => id !== notice.id), notice])
            }
          >
            Show {notice.tone}
          </Button>
        ))}
      </Row>
      <NoticeRegion
        notices={notices}
        onDismiss={(id) => setNotices((now) => now.filter((notice) => notice.id !== id))}
      />
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
      name: 'Press to see',
      content: <Example />,
    },
  ],
} satisfies GalleryPart;

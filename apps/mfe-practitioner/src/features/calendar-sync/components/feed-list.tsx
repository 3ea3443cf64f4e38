import type { CalendarFeeds } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { showToast } from '@freely/shell-sdk';
import { IconButton } from '@freely/ui/button';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Icon } from '@freely/ui/icon';
import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import styles from '../calendar-sync.module.css';
import { useRemoveFeed } from '../queries.ts';
import { useWords } from '../words.ts';

type Feed = CalendarFeeds['feeds'][number];

/** The external calendars, each with its last read and any error. */
export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const say = useWords();
  const [toRemove, setToRemove] = useState<Feed | null>(null);
  const removal = useRemoveFeed();
  const nameOf = ({ name, host }: Feed) => name || host;
  if (feeds.length === 0) return <p>{say('sync.elsewhere.none')}</p>;

  return (
    <>
      <ul aria-label={say('sync.elsewhere.list')} className={styles.feeds}>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <div>
              <b>{nameOf(feed)}</b> {feed.name && <span>{feed.host}</span>}
              <LastRead feed={feed} />
            </div>
            <IconButton
              label={say('sync.elsewhere.remove', { name: nameOf(feed) })}
              onClick={() => setToRemove(feed)}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={say('sync.elsewhere.question', { name: toRemove ? nameOf(toRemove) : '' })}
        isOpen={toRemove !== null}
        isDanger
        isPending={removal.isPending}
        onNo={() => setToRemove(null)}
        onYes={() =>
          toRemove &&
          removal.mutate(
            { id: toRemove.id },
            {
              onError: ({ message }) => showToast({ tone: 'warning', title: message }),
              onSettled: () => setToRemove(null),
            },
          )
        }
      >
        <p>{say('sync.elsewhere.consequences')}</p>
      </ConfirmDialog>
    </>
  );
}

function LastRead({ feed: { read_at, problem } }: { feed: Feed }) {
  const say = useWords();
  const at = read_at === null ? null : londonClock(new Date(read_at));

  return (
    <>
      {problem !== null && (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size="sm" />
          {say('sync.elsewhere.problem', { problem })}
        </p>
      )}
      {(at !== null || problem === null) && (
        <p>
          {at
            ? say('sync.elsewhere.read', { date: listDate(at.day), time: at.time })
            : say('sync.elsewhere.unread')}
        </p>
      )}
    </>
  );
}

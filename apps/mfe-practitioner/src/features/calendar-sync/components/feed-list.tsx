import type { CalendarFeeds } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonClock } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { IconButton } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Icon } from '@freely/ui/icon';
import { Stack } from '@freely/ui/layout';
import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import styles from '../calendar-sync.module.css';
import { useRemoveFeed } from '../queries.ts';

type Feed = CalendarFeeds['feeds'][number];

/** The external calendars, each with its last read and any error. */
export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const { t } = useTranslation('practitioner/calendar-sync');
  const [toRemove, setToRemove] = useState<Feed | null>(null);
  const removal = useRemoveFeed();
  const nameOf = ({ name, host }: Feed) => name || host;
  if (feeds.length === 0) return <p>{t('elsewhere.none')}</p>;

  function close() {
    setToRemove(null);
    removal.reset();
  }

  return (
    <>
      <ul aria-label={t('elsewhere.list')} className={styles.feeds}>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <div>
              <b>{nameOf(feed)}</b> {feed.name && <span>{feed.host}</span>}
              <LastRead feed={feed} />
            </div>
            <IconButton
              label={t('elsewhere.remove', { name: nameOf(feed) })}
              onClick={() => setToRemove(feed)}
            >
              <Icon of={X} />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={t('elsewhere.question', { name: toRemove ? nameOf(toRemove) : '' })}
        isOpen={toRemove !== null}
        isDanger
        isPending={removal.isPending}
        onNo={close}
        onYes={() => toRemove && removal.mutate({ id: toRemove.id }, { onSuccess: close })}
      >
        <Stack gap={4}>
          <p>{t('elsewhere.consequences')}</p>
          {removal.isError && (
            <Callout tone="error" role="alert">
              {removal.error.message}
            </Callout>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}

function LastRead({ feed: { read_at, problem } }: { feed: Feed }) {
  const { t } = useTranslation('practitioner/calendar-sync');
  const at = read_at === null ? null : londonClock(new Date(read_at));

  return (
    <>
      {problem !== null && (
        <p className={styles.problem}>
          <Icon of={CircleAlert} size="sm" />
          {t('elsewhere.problem', { problem })}
        </p>
      )}
      {(at !== null || problem === null) && (
        <p>
          {at
            ? t('elsewhere.read', { date: listDate(at.day), time: at.time })
            : t('elsewhere.unread')}
        </p>
      )}
    </>
  );
}

import type { QueueStatus } from '@freely/api-client/contract';
import { type ParseKeys, useTranslation } from '@freely/i18n';
import { formatDuration } from '@freely/ui/duration';
import { type Column, DataTable } from '@freely/ui/table';
import { formatCount } from '../../../format-count.ts';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status } from '../../../listing/status.tsx';

/** In seconds. */
const MINUTE = 60;

/** The queues of jobs: what waits, what failed for good, and when one was last done. */
export function QueueTable({ queues }: { queues: readonly QueueStatus[] }) {
  const { t, i18n } = useTranslation('admin/status');

  /** Nothing for a queue of a newer API. */
  function wordsOf(name: string): string {
    const key = `queues.names.${name}`;

    return i18n.exists(key, { ns: 'admin/status' }) ? t(key as ParseKeys<'admin/status'>) : '';
  }

  const columns: Column<QueueStatus>[] = [
    { key: 'what', label: t('queues.what'), cell: ({ name }) => wordsOf(name) },
    // Whoever retries its jobs types the name.
    { key: 'name', label: t('queues.name'), isWhole: true, cell: ({ name }) => name },
    { key: 'due', label: t('queues.due'), align: 'end', cell: ({ due }) => formatCount(due) },
    {
      key: 'oldest',
      label: t('queues.oldest'),
      align: 'end',
      cell: ({ oldest_seconds: seconds }) =>
        seconds < MINUTE
          ? t('queues.seconds', { count: seconds })
          : formatDuration(Math.floor(seconds / MINUTE)),
    },
    {
      key: 'running',
      label: t('queues.running'),
      align: 'end',
      cell: ({ running }) => formatCount(running),
    },
    {
      key: 'failed',
      label: t('queues.failed'),
      align: 'end',
      cell: ({ failed }) =>
        failed === 0 ? failed : <Status meaning="failed">{formatCount(failed)}</Status>,
    },
    {
      key: 'last',
      label: t('queues.last'),
      cell: ({ last_done_at: at }) => (at === null ? t('queues.never') : <DateTime at={at} />),
    },
  ];

  return (
    <>
      {queues.some(({ failed }) => failed > 0) && <p>{t('queues.cure')}</p>}
      <DataTable
        label={t('queues.label')}
        columns={columns}
        rows={[...queues]}
        rowKey={({ name }) => name}
      />
    </>
  );
}

import type { QueueStatus } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status } from '../../../listing/status.tsx';

/** The queues of jobs: what waits, what failed for good, and when one was last done. */
export function QueueTable({ queues }: { queues: readonly QueueStatus[] }) {
  const { t } = useTranslation('admin/status');

  const columns: Column<QueueStatus>[] = [
    { key: 'name', label: t('queues.name'), cell: ({ name }) => name },
    { key: 'due', label: t('queues.due'), align: 'end', cell: ({ due }) => due },
    {
      key: 'oldest',
      label: t('queues.oldest'),
      align: 'end',
      cell: ({ oldest_seconds: count }) => t('queues.seconds', { count }),
    },
    { key: 'running', label: t('queues.running'), align: 'end', cell: ({ running }) => running },
    {
      key: 'failed',
      label: t('queues.failed'),
      align: 'end',
      cell: ({ failed }) =>
        failed === 0 ? failed : <Status meaning="failed">{String(failed)}</Status>,
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

import type { BackfillStatus } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { DateTime } from '../../../listing/date-time.tsx';

/** The changes of many rows that jobs make since a release, and how far each is. */
export function BackfillTable({ backfills }: { backfills: readonly BackfillStatus[] }) {
  const { t } = useTranslation('admin/status');
  if (backfills.length === 0) return <p>{t('backfills.none')}</p>;
  const columns: Column<BackfillStatus>[] = [
    { key: 'name', label: t('backfills.name'), cell: ({ name }) => name },
    {
      key: 'progress',
      label: t('backfills.progress'),
      align: 'end',
      // Never 100 while a row is left.
      cell: ({ done, total }) =>
        total === 0
          ? t('backfills.nothing')
          : t('backfills.of', { done, total, percent: Math.floor((done / total) * 100) }),
    },
    {
      key: 'started',
      label: t('backfills.started'),
      cell: ({ started_at }) => <DateTime at={started_at} />,
    },
    {
      key: 'finished',
      label: t('backfills.finished'),
      cell: ({ finished_at: at }) => (at === null ? t('backfills.running') : <DateTime at={at} />),
    },
  ];

  return (
    <DataTable
      label={t('backfills.label')}
      columns={columns}
      rows={[...backfills]}
      rowKey={({ name }) => name}
    />
  );
}

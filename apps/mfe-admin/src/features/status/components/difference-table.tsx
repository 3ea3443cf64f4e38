import type { BookDifference } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { DateTime } from '../../../listing/date-time.tsx';

/** Money that moved at the payment provider and that the ledger cannot explain, with what each means. */
export function DifferenceTable({ differences }: { differences: readonly BookDifference[] }) {
  const { t } = useTranslation('admin/status');
  if (differences.length === 0) return <p>{t('differences.none')}</p>;

  const columns: Column<BookDifference>[] = [
    { key: 'id', label: t('differences.id'), cell: ({ object_id }) => object_id },
    {
      key: 'meaning',
      label: t('differences.meaning'),
      cell: ({ kind }) => t(`differences.kinds.${kind}`),
    },
    {
      key: 'theirs',
      label: t('differences.theirs'),
      align: 'end',
      cell: ({ theirs }) => formatPounds(theirs),
    },
    {
      key: 'ours',
      label: t('differences.ours'),
      align: 'end',
      cell: ({ ours }) => formatPounds(ours),
    },
    {
      key: 'found',
      label: t('differences.found'),
      cell: ({ found_at }) => <DateTime at={found_at} />,
    },
  ];

  return (
    <DataTable
      label={t('differences.label')}
      columns={columns}
      rows={[...differences]}
      rowKey={({ object_id }) => object_id}
    />
  );
}

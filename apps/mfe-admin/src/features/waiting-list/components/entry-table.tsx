import type { adminWaitingList, CallResponse, WaitingEntry } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { type Column, DataTable } from '@freely/ui/table';
import { DateTime } from '../../../listing/date-time.tsx';
import { Status, type StatusMeaning } from '../../../listing/status.tsx';

type Entry = CallResponse<typeof adminWaitingList>['entries'][number];

const meanings = {
  waiting: 'waiting',
  booked: 'done',
  over: 'failed',
  left: 'failed',
} as const satisfies Record<WaitingEntry['status'], StatusMeaning>;

export function EntryTable({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation('admin/waiting-list');
  const columns: Column<Entry>[] = [
    {
      key: 'customer',
      label: t('customer'),
      isName: true,
      cell: ({ customer_id, customer_name }) => (
        <Link to={`/admin/customers?open=${customer_id}`}>{customer_name}</Link>
      ),
    },
    {
      key: 'treatments',
      label: t('treatments'),
      cell: ({ treatments }) =>
        treatments.map(({ name, quantity }) => t('quantity', { name, quantity })).join(', '),
    },
    {
      key: 'practitioner',
      label: t('practitioner'),
      cell: ({ practitioner }) =>
        practitioner ? (
          <Link to={`/admin/practitioners?open=${practitioner.id}`}>{practitioner.name}</Link>
        ) : (
          t('anybody')
        ),
    },
    { key: 'where', label: t('where'), cell: (entry) => t(`places.${entry.location_type}`) },
    { key: 'joined', label: t('joined'), cell: (entry) => <DateTime at={entry.created_at} /> },
    { key: 'until', label: t('until'), cell: (entry) => listDate(entry.until) },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status }) => <Status meaning={meanings[status]}>{t(`states.${status}`)}</Status>,
    },
  ];

  return (
    <DataTable label={t('entries')} columns={columns} rows={entries} rowKey={({ id }) => id} />
  );
}

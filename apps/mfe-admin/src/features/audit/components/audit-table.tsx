import type { AuditEntry } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { humanize } from '../../../humanize.ts';
import { useActionName } from '../../../people/use-action-name.ts';

/** Who did what, and the admin behind an impersonation (D34). */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin/audit');
  const formatDateTime = useFormatDateTime();
  const actionName = useActionName();

  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      label: t('at'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      key: 'who',
      label: t('who'),
      cell: ({ actor, impersonator }) => {
        const who = actor?.name ?? t('job');
        return impersonator ? t('whoBehind', { who, behind: impersonator.name }) : who;
      },
    },
    { key: 'what', label: t('what'), cell: ({ action }) => actionName(action) },
    { key: 'object', label: t('object'), cell: ({ object }) => object },
  ];

  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      openLabel={({ id }) => t('entry', { id })}
      detail={({ detail }) => (
        <Lines
          empty={t('noDetail')}
          lines={Object.entries(detail).map(([name, value]) => ({
            key: name,
            what: humanize(name),
            aside: typeof value === 'string' ? value : JSON.stringify(value),
          }))}
        />
      )}
    />
  );
}

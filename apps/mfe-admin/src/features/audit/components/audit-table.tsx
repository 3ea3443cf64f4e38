import type { AuditEntry } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { humanize } from '../../../humanize.ts';
import { DateTime } from '../../../listing/date-time.tsx';
import { useActionName } from '../../../people/use-action-name.ts';
import { AuditedObject } from './audited-object.tsx';

/** Who did what, and the admin behind an impersonation (D34). */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin/audit');
  const actionName = useActionName();

  function plain(value: unknown): string {
    if (value === null || value === undefined) return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (Array.isArray(value)) return value.map(plain).join(', ');
    if (typeof value !== 'object') return String(value);

    return Object.entries(value)
      .map(([name, part]) => t('part', { name: humanize(name), value: plain(part) }))
      .join(', ');
  }

  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      label: t('at'),
      cell: ({ at }) => <DateTime at={at} />,
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
    { key: 'object', label: t('object'), cell: ({ object }) => <AuditedObject object={object} /> },
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
            aside: plain(value),
          }))}
        />
      )}
    />
  );
}

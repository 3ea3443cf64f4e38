import type { AuditEntry } from '@freely/api-client/contract';
import { type Column, DataTable } from '@freely/ui/table';
import { Lines } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { humanize } from '../../../humanize.ts';
import { useActionName } from '../../../people/use-action-name.ts';
import { useAuditWords } from '../words.ts';

/** Who did what, and the admin behind an impersonation (D34). */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const say = useAuditWords();
  const formatDateTime = useFormatDateTime();
  const actionName = useActionName();

  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      label: say('audit.at'),
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      key: 'who',
      label: say('audit.who'),
      cell: ({ actor, impersonator }) => {
        const who = actor?.name ?? say('audit.job');
        return impersonator ? say('audit.whoBehind', { who, behind: impersonator.name }) : who;
      },
    },
    { key: 'what', label: say('audit.what'), cell: ({ action }) => actionName(action) },
    { key: 'object', label: say('audit.object'), cell: ({ object }) => object },
  ];

  return (
    <DataTable
      label={say('audit.label')}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      openLabel={({ id }) => say('audit.entry', { id })}
      detail={({ detail }) => (
        <Lines
          empty={say('audit.noDetail')}
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

import type { ReleaseLogEntry } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { Facts } from '../../../drawer/drawer-part.tsx';
import { DateTime } from '../../../listing/date-time.tsx';
import { useVerbName } from '../use-verb-name.ts';

/** Who changed what is live, when and why. */
export function LogTable({ entries }: { entries: readonly ReleaseLogEntry[] }) {
  const { t } = useTranslation('admin/release-log');
  const verbName = useVerbName();

  const columns: Column<ReleaseLogEntry>[] = [
    {
      key: 'at',
      label: t('at'),
      cell: ({ at }) => <DateTime at={at} />,
    },
    { key: 'unit', label: t('unit'), cell: ({ unit }) => unit },
    { key: 'verb', label: t('verb'), cell: ({ verb }) => verbName(verb) },
    { key: 'person', label: t('person'), cell: ({ person }) => person },
    { key: 'reason', label: t('reason'), cell: ({ reason }) => reason },
  ];

  return (
    <DataTable
      label={t('label')}
      columns={columns}
      rows={entries}
      rowKey={({ unit, sequence }) => `${unit} ${sequence}`}
      openLabel={({ unit, sequence }) => t('entry', { unit, sequence })}
      detail={({ version, commit, key }) => (
        <Facts
          facts={[
            [t('version'), version ?? t('none')],
            [t('commit'), commit ?? t('none')],
            [t('key'), key],
          ]}
        />
      )}
    />
  );
}

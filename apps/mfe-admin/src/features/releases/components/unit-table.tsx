import type { LiveUnit, ReleaseVerb } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { type Column, DataTable } from '@freely/ui/table';
import { CircleCheck, CircleOff, Split } from 'lucide-react';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import styles from '../releases.module.css';
import { UnitDetail } from './unit-detail.tsx';

interface UnitTableProps {
  units: readonly LiveUnit[];
  canChange: boolean;
  onChange: (unit: LiveUnit, verb: ReleaseVerb) => void;
}

/** A row for each remote and the shell; it opens to its history, its health and what can be done. */
export function UnitTable({ units, canChange, onChange }: UnitTableProps) {
  const { t } = useTranslation('admin/releases');
  const formatDateTime = useFormatDateTime();

  const columns: Column<LiveUnit>[] = [
    { key: 'unit', label: t('unit'), cell: ({ unit }) => <b>{unit}</b> },
    { key: 'state', label: t('state'), cell: (unit) => <UnitState unit={unit} /> },
    {
      key: 'version',
      label: t('version'),
      cell: ({ version }) => <span className={styles.version}>{version ?? t('nothing')}</span>,
    },
    {
      key: 'since',
      label: t('since'),
      cell: ({ since }) => <time dateTime={since}>{formatDateTime(since)}</time>,
    },
    { key: 'by', label: t('by'), cell: ({ by }) => by },
  ];

  return (
    <DataTable
      label={t('live')}
      columns={columns}
      rows={units}
      rowKey={({ unit }) => unit}
      openLabel={({ unit }) => unit}
      detail={(unit) => (
        <UnitDetail unit={unit} canChange={canChange} onChange={(verb) => onChange(unit, verb)} />
      )}
    />
  );
}

function UnitState({ unit: { killed, canary } }: { unit: LiveUnit }) {
  const { t } = useTranslation('admin/releases');
  if (killed) {
    return (
      <StatusChip tone="error" icon={<Icon of={CircleOff} size="sm" />} size="sm">
        {t('states.killed')}
      </StatusChip>
    );
  }
  if (canary) {
    return (
      <StatusChip tone="warning" icon={<Icon of={Split} size="sm" />} size="sm">
        {t('states.canary', { percent: canary.percent })}
      </StatusChip>
    );
  }

  return (
    <StatusChip tone="success" icon={<Icon of={CircleCheck} size="sm" />} size="sm">
      {t('states.live')}
    </StatusChip>
  );
}

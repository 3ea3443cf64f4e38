import type { LiveUnit, VitalName } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { type Column, DataTable } from '@freely/ui/table';
import { formatCount } from '../../../format-count.ts';

type Health = LiveUnit['health'][number];

const vitals: readonly VitalName[] = ['lcp', 'cls', 'inp'];

/** Pages, failures and web vitals of each release of a unit, side by side. */
export function VitalTable({ health }: Pick<LiveUnit, 'health'>) {
  const { t } = useTranslation('admin/releases');

  const columns: Column<Health>[] = [
    {
      key: 'version',
      label: t('version'),
      cell: ({ version, role }) => t('releaseRole', { version, role: t(`roles.${role}`) }),
    },
    { key: 'pages', label: t('pages'), cell: ({ pages }) => formatCount(pages) },
    {
      key: 'failures',
      label: t('failures'),
      cell: ({ failures }) => formatCount(failures),
    },
    ...vitals.map((name) => ({
      key: name,
      label: t(`vitals.${name}`),
      cell: ({ vitals: measured }: Health) => vitalText(measured, name),
    })),
  ];

  return (
    <DataTable
      label={t('charts.vitals')}
      columns={columns}
      rows={health}
      rowKey={({ version }) => version}
    />
  );

  function vitalText(measured: Health['vitals'], name: VitalName): string {
    const vital = measured.find((one) => one.name === name);
    if (!vital || vital.p75 === null) return t('none');

    return t(`vitalValues.${name}`, {
      value: name === 'cls' ? vital.p75.toFixed(2) : formatCount(Math.round(vital.p75)),
      good: Math.round((vital.good / vital.count) * 100),
    });
  }
}

import type { LiveUnit } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { RowChart } from '@freely/ui/chart';

/** Pages with and without a failure, by release: the last day. */
export function FailureChart({ units }: { units: readonly LiveUnit[] }) {
  const { t } = useTranslation('admin/releases');
  const releases = units.flatMap(({ unit, health }) =>
    health
      .filter(({ pages, failures }) => pages + failures > 0)
      .map(({ version, role, pages, failures }) => ({
        name: t('charts.release', { unit, version, role: t(`roles.${role}`) }),
        failures,
        whole: Math.max(0, pages - failures),
      })),
  );

  return (
    <RowChart
      title={t('charts.failures')}
      summary={t('charts.failuresSummary')}
      categoryLabel={t('version')}
      categories={releases.map(({ name }) => name)}
      series={[
        { key: 'failed', label: t('charts.failed'), values: releases.map((one) => one.failures) },
        { key: 'whole', label: t('charts.whole'), values: releases.map((one) => one.whole) },
      ]}
      emptyText={t('charts.none')}
    />
  );
}

import type { LiveUnit } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { RowChart } from '@freely/ui/chart';
import { failureRate } from '../failure-rate.ts';

/** How often each release failed in the last day. */
export function FailureChart({ units }: { units: readonly LiveUnit[] }) {
  const { t } = useTranslation('admin/releases');
  const releases = units.flatMap(({ unit, health }) =>
    health
      .filter(({ pages, failures }) => pages + failures > 0)
      .map(({ version, role, pages, failures }) => ({
        name: t('charts.release', { unit, version, role: t(`roles.${role}`) }),
        rate: Math.round(failureRate({ pages, failures }) * 10_000) / 10,
      })),
  );

  return (
    <RowChart
      title={t('charts.failures')}
      summary={t('charts.failuresSummary')}
      categoryLabel={t('version')}
      categories={releases.map(({ name }) => name)}
      series={[
        { key: 'failed', label: t('charts.failed'), values: releases.map(({ rate }) => rate) },
      ]}
      format={(count) => t('charts.inThousand', { count })}
      emptyText={t(releases.length === 0 ? 'charts.none' : 'charts.noFailures')}
    />
  );
}

import type { LiveUnit } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { LineChart } from '@freely/ui/chart';
import { failureRate } from '../failure-rate.ts';

const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/London' });

/** Failures in a hundred pages, hour by hour: of everybody, and of the canary. */
export function HourChart({ unit: { unit, hours, canary } }: { unit: LiveUnit }) {
  const { t } = useTranslation('admin/releases');

  return (
    <LineChart
      title={t('charts.hours', { unit })}
      summary={t('charts.hoursSummary')}
      categoryLabel={t('charts.hour')}
      categories={hours.map(({ at }) => t('charts.oclock', { hour: hour.format(new Date(at)) }))}
      series={[
        {
          key: 'all',
          label: t('charts.everybody'),
          values: hours.map(inHundred),
        },
        ...(canary
          ? [
              {
                key: 'canary',
                label: t('charts.canary'),
                values: hours.map(({ canary_pages, canary_failures }) =>
                  inHundred({ pages: canary_pages, failures: canary_failures }),
                ),
              },
            ]
          : []),
      ]}
      format={(count) => t('charts.inHundred', { count })}
      formatAxis={String}
      emptyText={t(hours.some(({ pages }) => pages > 0) ? 'charts.noFailures' : 'charts.none')}
    />
  );
}

function inHundred(counted: { pages: number; failures: number }): number {
  return Math.round(failureRate(counted) * 1000) / 10;
}

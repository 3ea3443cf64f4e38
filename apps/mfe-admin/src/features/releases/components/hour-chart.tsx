import type { LiveUnit } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { LineChart } from '@freely/ui/chart';

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
          values: hours.map(({ pages, failures }) => inHundred(failures, pages)),
        },
        ...(canary
          ? [
              {
                key: 'canary',
                label: t('charts.canary'),
                values: hours.map(({ canary_pages, canary_failures }) =>
                  inHundred(canary_failures, canary_pages),
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

function inHundred(failures: number, pages: number): number {
  return pages === 0 ? 0 : Math.round((failures / pages) * 1000) / 10;
}

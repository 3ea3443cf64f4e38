import { maxStatisticsDays } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { daysBetween } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Row, Stack } from '@freely/ui/layout';
import { LazyDateRangeField } from '@freely/ui/lazy-date-field';
import { PageTitle, Section } from '@freely/ui/page';
import { Skeleton, SkeletonRegion } from '@freely/ui/skeleton';
import { usePeriod } from '../../listing/use-period.ts';
import { MarketCharts } from './components/market-charts.tsx';
import { SearchReport } from './components/search-report.tsx';
import { statisticsQuery } from './queries.ts';
import styles from './statistics-page.module.css';
import { type StatisticsFilters, useStatisticsFilters } from './use-statistics-filters.ts';

/** Searches and bookings, as a download and as charts (D36). */
export function StatisticsPage() {
  const { t } = useTranslation('admin/statistics');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const { filters, change } = useStatisticsFilters();

  return (
    <Stack gap={6}>
      <PageTitle>{t('heading')}</PageTitle>
      <SearchReport filters={filters} change={change} />
      <Market filters={filters} change={change} />
    </Stack>
  );
}

interface MarketProps {
  filters: StatisticsFilters;
  change: (parts: Record<string, string | number | null>) => void;
}

function Market({ filters, change }: MarketProps) {
  const { t } = useTranslation('admin/statistics');
  const { t: tShared } = useTranslation('admin');
  const { from, to, location } = filters;
  const period = usePeriod({ from, to }, change);
  const isTooLong = from !== '' && to !== '' && daysBetween(from, to) >= maxStatisticsDays;
  const isReversed = from !== '' && to !== '' && from > to;
  const { data, isError, isFetching, refetch } = useQuery({
    ...statisticsQuery(filters),
    enabled: !isTooLong && !isReversed,
  });

  function problem(): string | undefined {
    if (isReversed) return tShared('report.reversedDates');

    return isTooLong ? t('view.tooLong', { count: maxStatisticsDays }) : undefined;
  }

  return (
    <Section title={t('view.title')}>
      <Stack gap={6}>
        <LazyDateRangeField
          className={styles.dates}
          label={t('view.dates')}
          {...period}
          error={problem()}
        />
        {data ? (
          <>
            <Row>
              <p>
                {location
                  ? t('view.around', {
                      distance: t('report.miles', {
                        count: Number(location.distance),
                      }),
                      address: location.address,
                      from: listDate(data.from),
                      to: listDate(data.to),
                    })
                  : t('view.inWholeCountry', {
                      from: listDate(data.from),
                      to: listDate(data.to),
                    })}
              </p>
              {location && (
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => change({ address: null, lat: null, lon: null })}
                >
                  {t('view.wholeCountry')}
                </Button>
              )}
            </Row>
            <MarketCharts of={data} />
          </>
        ) : isError ? (
          <EmptyState
            art="pause"
            title={t('view.failed')}
            headingLevel={3}
            action={
              <Button onClick={() => refetch()} isPending={isFetching}>
                {tShared('table.retry')}
              </Button>
            }
          />
        ) : problem() === undefined ? (
          <SkeletonRegion label={tShared('table.loading')}>
            <Stack gap={5}>
              <Skeleton height="6rem" />
              <Skeleton height="16rem" />
              <Skeleton height="16rem" />
            </Stack>
          </SkeletonRegion>
        ) : null}
      </Stack>
    </Section>
  );
}

import type { AdminStatistics } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { LineChart, RowChart } from '@freely/ui/chart';
import { Stat, Stats } from '@freely/ui/stat';
import { formatCount } from '../../../format-count.ts';

type Outcome = 'nobody' | 'few' | 'plenty';

/** Totals of many bookings are shown without pence. */
const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** More rows would be hard to compare. */
const MAX_ROWS = 12;

const outcomes: readonly Outcome[] = ['nobody', 'few', 'plenty'];
const meanings = { nobody: 'bad', few: 'middling', plenty: 'good' } as const;

/** Searches, their outcomes, and where nobody is free (D36). */
export function MarketCharts({ of }: { of: AdminStatistics }) {
  const { t } = useTranslation('admin/statistics');
  const { totals, services } = of;
  const days = wholeDays(of.days);
  const areas = of.areas.slice(0, MAX_ROWS);
  const unmetAreas = of.gaps.slice(0, MAX_ROWS);
  const areaName = ({ area, town }: { area: string; town: string }) =>
    town === '' ? area : t('view.areaName', { area, town });
  const seriesByOutcome = (places: readonly Record<Outcome, number>[]) =>
    outcomes.map((key) => ({
      key,
      label: t(`view.${key}`),
      meaning: meanings[key],
      values: places.map((place) => place[key]),
    }));
  // In the order of `outcomes`: nobody was free in the first of them.
  const formatRow = (values: readonly number[]) =>
    t('view.nobodyOf', {
      nobody: formatCount(values[0] ?? 0),
      total: formatCount(values.reduce((sum, value) => sum + value, 0)),
    });
  const percentOf = (rate: number) => Math.round(rate * 1000) / 10;
  const emptyText = t('view.none');

  return (
    <>
      <Stats>
        <Stat label={t('view.searches')} value={formatCount(totals.searches)} />
        <Stat label={t('view.bookings')} value={formatCount(totals.bookings)} />
        <Stat label={t('view.booked')} value={wholePounds.format(totals.booked_amount)} />
        <Stat
          label={t('view.takeUp')}
          value={`${percentOf(totals.take_up)}%`}
          note={t('view.takeUpNote')}
        />
      </Stats>
      <RowChart
        title={t('view.byArea')}
        summary={t('view.byAreaSummary')}
        categoryLabel={t('view.area')}
        categories={areas.map(areaName)}
        series={seriesByOutcome(areas)}
        valueLabel={t('view.searchesOf')}
        formatRow={formatRow}
        emptyText={emptyText}
      />
      <LineChart
        title={t('view.byDay')}
        valueLabel={t('view.perDay')}
        summary={t('view.byDaySummary')}
        categoryLabel={t('view.day')}
        categories={days.map(({ day }) => listDate(day).slice(0, 5))}
        series={[
          {
            key: 'bookings',
            label: t('view.bookings'),
            values: days.map(({ bookings }) => bookings),
          },
          {
            key: 'searches',
            label: t('view.searches'),
            values: days.map(({ searches }) => searches),
          },
        ]}
        emptyText={of.days.length > 0 ? t('view.noWholeDay') : emptyText}
      />
      <RowChart
        title={t('view.byService')}
        valueLabel={t('view.perHundredSearches')}
        summary={t('view.byServiceSummary')}
        categoryLabel={t('view.service')}
        categories={services.map(({ name }) => name)}
        series={[
          {
            key: 'take-up',
            label: t('view.takeUp'),
            values: services.map(({ take_up }) => percentOf(take_up)),
          },
        ]}
        format={(rate) => t('view.perHundred', { count: rate })}
        emptyText={emptyText}
      />
      <RowChart
        title={t('view.unmetDemand')}
        summary={t('view.unmetDemandSummary')}
        categoryLabel={t('view.area')}
        categories={unmetAreas.map(areaName)}
        series={seriesByOutcome(unmetAreas)}
        valueLabel={t('view.searchesOf')}
        formatRow={formatRow}
        emptyText={emptyText}
      />
    </>
  );
}

/** Without today, which is not over: every morning its line would fall to nothing. */
function wholeDays(days: AdminStatistics['days']): AdminStatistics['days'] {
  const today = londonDay(new Date());

  return days.filter(({ day }) => day < today);
}

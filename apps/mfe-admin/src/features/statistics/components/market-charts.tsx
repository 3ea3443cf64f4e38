import type { AdminStatistics } from '@freely/api-client/contract';
import { listDate } from '@freely/domain/format-date';
import { BarChart, LineChart, RowChart } from '@freely/ui/chart';
import { Stat, Stats } from '@freely/ui/stat';
import { useStatisticsWords } from '../words.ts';

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

/** Searches, their outcomes, and where nobody is free (D36). */
export function MarketCharts({ of }: { of: AdminStatistics }) {
  const say = useStatisticsWords();
  const { totals, days, services } = of;
  const areas = of.areas.slice(0, MAX_ROWS);
  const unmetAreas = of.gaps.slice(0, MAX_ROWS);
  const areaName = ({ area, town }: { area: string; town: string }) =>
    town === '' ? area : say('statistics.view.areaName', { area, town });
  const seriesByOutcome = (places: readonly Record<Outcome, number>[]) =>
    outcomes.map((key) => ({
      key,
      label: say(`statistics.view.${key}`),
      values: places.map((place) => place[key]),
    }));
  const percentOf = (rate: number) => Math.round(rate * 1000) / 10;
  const emptyText = say('statistics.view.none');

  return (
    <>
      <Stats>
        <Stat label={say('statistics.view.searches')} value={totals.searches} />
        <Stat label={say('statistics.view.bookings')} value={totals.bookings} />
        <Stat
          label={say('statistics.view.booked')}
          value={wholePounds.format(totals.booked_amount)}
        />
        <Stat
          label={say('statistics.view.takeUp')}
          value={`${percentOf(totals.take_up)}%`}
          note={say('statistics.view.takeUpNote')}
        />
      </Stats>
      <RowChart
        title={say('statistics.view.byArea')}
        summary={say('statistics.view.byAreaSummary')}
        categoryLabel={say('statistics.view.area')}
        categories={areas.map(areaName)}
        series={seriesByOutcome(areas)}
        emptyText={emptyText}
      />
      <LineChart
        title={say('statistics.view.byDay')}
        summary={say('statistics.view.byDaySummary')}
        categoryLabel={say('statistics.view.day')}
        categories={days.map(({ day }) => listDate(day).slice(0, 5))}
        series={[
          {
            key: 'bookings',
            label: say('statistics.view.bookings'),
            values: days.map(({ bookings }) => bookings),
          },
          {
            key: 'searches',
            label: say('statistics.view.searches'),
            values: days.map(({ searches }) => searches),
          },
        ]}
        emptyText={emptyText}
      />
      <BarChart
        title={say('statistics.view.byService')}
        summary={say('statistics.view.byServiceSummary')}
        categoryLabel={say('statistics.view.service')}
        categories={services.map(({ name }) => name)}
        series={[
          {
            key: 'take-up',
            label: say('statistics.view.takeUp'),
            values: services.map(({ take_up }) => percentOf(take_up)),
          },
        ]}
        format={(count) => say('statistics.view.perHundred', { count })}
        formatAxis={String}
        emptyText={emptyText}
      />
      <RowChart
        title={say('statistics.view.unmetDemand')}
        summary={say('statistics.view.unmetDemandSummary')}
        categoryLabel={say('statistics.view.area')}
        categories={unmetAreas.map(areaName)}
        series={seriesByOutcome(unmetAreas)}
        emptyText={emptyText}
      />
    </>
  );
}

import { adminStatistics, maxStatisticsDays } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import { serveRead } from '../../kernel/http/index.ts';
import {
  byArea,
  byDay,
  byService,
  type Outcomes,
  type StatisticsQuery,
  underservedAreas,
} from './statistics.repository.ts';

const defaultDays = 30;

export function statisticsRoutes(app: FastifyInstance): void {
  serveRead(app, adminStatistics, async ({ reader, query: requested }) => {
    const { lat, lon, distance: miles } = requested;
    const query: StatisticsQuery = {
      ...periodOf(requested),
      around: lat === undefined || lon === undefined ? null : { lat, lon, miles },
    };
    const [days, areas, underserved, services] = await Promise.all([
      byDay(reader, query),
      byArea(reader, query),
      underservedAreas(reader, query),
      byService(reader, query),
    ]);
    const sumOf = (name: keyof Outcomes | 'bookings' | 'amount') =>
      days.reduce((sum, day) => sum + day[name], 0);
    const [searches, bookings] = [sumOf('searches'), sumOf('bookings')];

    return {
      from: query.from,
      to: query.to,
      totals: {
        searches,
        nobody: sumOf('nobody'),
        few: sumOf('few'),
        plenty: sumOf('plenty'),
        bookings,
        booked_amount: poundsOf(sumOf('amount')),
        take_up: takeUp(bookings, searches),
      },
      days,
      areas,
      gaps: underserved,
      services: services.map((service) => ({
        ...service,
        take_up: takeUp(service.bookings, service.searches),
      })),
    };
  });
}

/** Either end is optional: the period then has the default length. */
function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const today = londonDay(new Date());
  const last = to ?? (from === undefined ? today : clamp(today, from));
  const first = from ?? addDays(last, 1 - defaultDays);

  return { from: first, to: last };
}

/** Today, but not before `from` and not more than the maximum number of days after it. */
function clamp(today: string, from: string): string {
  const longest = addDays(from, maxStatisticsDays - 1);

  return today < from ? from : today < longest ? today : longest;
}

/** Bookings for each search, with four decimals. */
function takeUp(bookings: number, searches: number): number {
  return searches === 0 ? 0 : Math.round((bookings / searches) * 10_000) / 10_000;
}

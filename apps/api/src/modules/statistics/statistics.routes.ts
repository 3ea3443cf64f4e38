import { adminStatistics, maxStatisticsDays } from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { poundsOf } from '@freely/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../http/serve.ts';
import {
  byArea,
  byDay,
  byService,
  gaps,
  type Outcomes,
  type StatisticsQuestion,
} from './statistics.repository.ts';

const usualDays = 30;

export function statisticsRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, adminStatistics, async ({ query }) => {
    const { lat, lon, distance: miles } = query;
    const question: StatisticsQuestion = {
      ...periodOf(query),
      around: lat === undefined || lon === undefined ? null : { lat, lon, miles },
    };
    const [days, areas, lacking, services] = await Promise.all([
      byDay(db, question),
      byArea(db, question),
      gaps(db, question),
      byService(db, question),
    ]);
    const sumOf = (name: keyof Outcomes | 'bookings' | 'amount') =>
      days.reduce((sum, day) => sum + day[name], 0);
    const [searches, bookings] = [sumOf('searches'), sumOf('bookings')];

    return {
      from: question.from,
      to: question.to,
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
      gaps: lacking,
      services: services.map((service) => ({
        ...service,
        take_up: takeUp(service.bookings, service.searches),
      })),
    };
  });
}

/** One end may be left out: the period is then as long as usual. */
function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const today = londonDay(new Date());
  const last = to ?? (from === undefined ? today : clamp(today, from));
  const first = from ?? addDays(last, 1 - usualDays);

  return { from: first, to: last };
}

/** Up to today, but not before `from`, and for no more days than may be asked for. */
function clamp(today: string, from: string): string {
  const longest = addDays(from, maxStatisticsDays - 1);

  return today < from ? from : today < longest ? today : longest;
}

/** Bookings for each search, with four decimals. */
function takeUp(bookings: number, searches: number): number {
  return searches === 0 ? 0 : Math.round((bookings / searches) * 10_000) / 10_000;
}

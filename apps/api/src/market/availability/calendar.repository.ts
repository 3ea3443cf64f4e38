import type { Point } from '@freely/domain/geo';
import { addDays, type Day, londonInstant } from '@freely/domain/london-time';
import type { Schedule, SlotRules } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import { sql } from 'kysely';
import { type Db, prepared } from '../../infrastructure/database/index.ts';
import { measuredBy } from './measured-roads.ts';
import type { StoredTravel } from './stored-travel.ts';

export interface CalendarQuery {
  practitionerId: number;
  locationType: 'mobile' | 'salon';
  /** Null: every salon. */
  salonId: number | null;
  /** Where a home visit would be, for what is known of the roads to it. */
  home: Point | null;
  subServiceIds: readonly number[];
  from: Day;
  to: Day;
}

/** A live place of the practitioner, with its hours and everything that blocks time. */
export interface PlaceCalendar {
  /** Null is mobile. */
  salonId: number | null;
  latCell: number;
  lonCell: number;
  travelMiles: number;
  schedule: Schedule;
}

export interface Calendar {
  isLive: boolean;
  rules: SlotRules;
  places: PlaceCalendar[];
  /** Null for a practitioner without roads. */
  travel: StoredTravel | null;
  /** Minutes by treatment id, for those requested treatments that are offered. */
  durations: Record<string, number>;
}

interface CalendarRow {
  is_live: boolean;
  now: Date;
  minimum_notice_minutes: number;
  horizon_months: number;
  buffer_minutes: number;
  places: (Omit<PlaceCalendar, 'schedule'> & { week: Schedule['week'] })[] | null;
  time_off: TimeRange[] | null;
  booked: TimeRange[] | null;
  travel: StoredTravel | null;
  durations: Record<string, number> | null;
}

// The widest travel buffer that settings allow, and the longest road.
const margin = 240 * 60_000;

/** Everything that determines free time between two days, in one query. */
export async function readCalendar(db: Db, query: CalendarQuery): Promise<Calendar> {
  const { practitionerId, locationType, salonId, subServiceIds, home, from, to } = query;
  const { since, until } = instantsAround(from, to);
  const {
    rows: [row],
  } = await sql<CalendarRow>`${prepared('read_calendar')}
    select *, read_travel(${practitionerId}::bigint, ${since}, ${until},
      ${home?.lat ?? null}::float8, ${home?.lon ?? null}::float8) as travel
    from read_calendar(${practitionerId}::bigint, ${locationType}, ${salonId}::bigint,
      ${subServiceIds}::bigint[], ${since}, ${until})`.execute(db);
  if (!row) throw new Error('The settings have no row');

  return {
    isLive: row.is_live,
    rules: {
      now: row.now.getTime(),
      minimumNoticeMinutes: row.minimum_notice_minutes,
      horizonMonths: row.horizon_months,
      // Roads take the place of the market's buffer.
      bufferMinutes: row.travel ? 0 : row.buffer_minutes,
    },
    travel: withMeasured(row.travel),
    places: (row.places ?? []).map(({ week, ...place }) => ({
      ...place,
      schedule: { week, timeOff: row.time_off ?? [], booked: row.booked ?? [] },
    })),
    durations: row.durations ?? {},
  };
}

/** With the roads that were measured, as the rules ask for them. */
export function withMeasured(travel: StoredTravel | null): StoredTravel | null {
  const roads = travel?.measuredRoads;

  return travel && roads ? { ...travel, measured: measuredBy(roads) } : travel;
}

/**
 * The time that a customer's own unpaid bookings hold. It does not block them: they can move a hold
 * to any time that is free but for it (D70).
 */
export async function ownHolds(
  db: Db,
  customerId: number,
  { practitionerId, from, to }: Pick<CalendarQuery, 'practitionerId' | 'from' | 'to'>,
): Promise<TimeRange[]> {
  const { since, until } = instantsAround(from, to);
  const held = await db
    .selectFrom('bookings')
    .select(['starts_at', 'ends_at'])
    .where('practitioner_id', '=', practitionerId)
    .where('customer_id', '=', customerId)
    .where('status', '=', 'held')
    .where(sql<boolean>`during && tstzrange(${since}, ${until})`)
    .execute();

  return held.map(({ starts_at, ends_at }) => ({
    from: starts_at.getTime(),
    to: ends_at.getTime(),
  }));
}

/** The instants of these days, widened by the largest travel buffer. */
export function instantsAround(from: Day, to: Day): { since: Date; until: Date } {
  return {
    since: new Date(midnight(from) - margin),
    until: new Date(midnight(addDays(to, 1)) + margin),
  };
}

function midnight(day: Day): number {
  // London's clocks never change at midnight.
  return londonInstant(day, '00:00')?.getTime() ?? 0;
}

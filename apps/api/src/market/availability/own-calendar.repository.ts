import type { Point } from '@freely/domain/geo';
import type { Day } from '@freely/domain/london-time';
import type { Schedule, SlotRules } from '@freely/domain/slots';
import type { TimeRange } from '@freely/domain/time-range';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import { instantsAround, withMeasured } from './calendar.repository.ts';
import type { StoredTravel } from './stored-travel.ts';
import type { Base } from './travel.ts';

export interface OwnTimeOff extends TimeRange {
  title: string;
  /** Busy in an external calendar; `title` is then its name. */
  isExternal: boolean;
}

/** A booking, or the travel to or from it. */
export interface OwnBusyInterval extends TimeRange {
  isTravel: boolean;
  /** The outward codes of the road's ends, where it is a road. */
  roadFrom: string | null;
  roadTo: string | null;
}

export interface OwnPlace {
  /** Null is mobile. */
  salonId: number | null;
  /** Outward code. */
  code: string;
  isEnabled: boolean;
  week: Schedule['week'];
}

/** What determines a practitioner's free time, whether or not they are live. */
export interface OwnCalendar {
  isActive: boolean;
  /** Null until an admin has decided. */
  approved: boolean | null;
  /** No paper that the work needs is missing today. */
  hasPapers: boolean;
  onboardingStep: number;
  rules: SlotRules;
  places: OwnPlace[];
  timeOff: OwnTimeOff[];
  booked: OwnBusyInterval[];
  /** Switched on or off. */
  base: Base | null;
  /** Null without roads. */
  travel: StoredTravel | null;
  /** By id, those that exist: the practitioner's own minutes, else the default ones. */
  treatments: Record<string, { minutes: number; isPriced: boolean }>;
}

interface OwnCalendarQuery {
  practitionerId: number;
  locationType: 'mobile' | 'salon';
  subServiceIds: readonly number[];
  home: Point | null;
  date: Day;
}

interface Row extends Omit<OwnCalendar, 'rules'> {
  rules: Omit<SlotRules, 'now'>;
  now: Date;
}

/** Like the database function read_calendar, but with titles and with places that are not live. */
export async function readOwnCalendar(db: Db, query: OwnCalendarQuery): Promise<OwnCalendar> {
  const { practitionerId: id, locationType: kind, subServiceIds, home, date } = query;
  const { since, until } = instantsAround(date, date);
  const {
    rows: [row],
  } = await sql<Row>`
    with place as (
      select null::bigint as salon_id, enabled, outward_code(postcode) as code from mobile_bases
      where practitioner_id = ${id} and ${kind} = 'mobile'
      union all
      select id, enabled, outward_code(postcode) from salons where practitioner_id = ${id} and ${kind} = 'salon'
    ),
    week as (
      select h.salon_id, jsonb_object_agg(h.weekday, jsonb_build_object(
        'hours', jsonb_build_object('from', h.from_minute, 'to', h.to_minute),
        'breaks', (
          select coalesce(jsonb_agg(jsonb_build_object('from', from_minute, 'to', to_minute)), '[]')
          from work_breaks where work_hours_id = h.id))) as days
      from work_hours h where h.practitioner_id = ${id} group by h.salon_id
    ),
    busy_interval as (
      select s.* from bookings b,
        lateral (values
          (tstzrange(lower(b.during), b.starts_at), true, b.road_from,
            case when b.road_from is not null then outward_code(b.postcode) end),
          (tstzrange(b.starts_at, b.ends_at), false, null, null),
          (tstzrange(b.ends_at, upper(b.during)), true,
            case when b.road_to is not null then outward_code(b.postcode) end, b.road_to)
        ) s (during, is_travel, road_from, road_to)
      where b.practitioner_id = ${id} and b.during && tstzrange(${since}, ${until})
        and b.status in (
          'held', 'confirmed', 'completed', 'no_show_customer', 'no_show_practitioner')
        and (b.status <> 'held' or b.hold_until > statement_timestamp())
        and not isempty(s.during)
    )
    select u.active as "isActive", p.approved,
      p.work_dates @> london_today() as "hasPapers",
      p.onboarding_step as "onboardingStep", statement_timestamp() as now,
      jsonb_build_object(
        'minimumNoticeMinutes', settings.minimum_notice_minutes,
        'horizonMonths', settings.horizon_months,
        'bufferMinutes', case ${kind} when 'mobile' then settings.travel_buffer_minutes else 0 end
      ) as rules,
      (select coalesce(jsonb_agg(jsonb_build_object('salonId', place.salon_id, 'code', place.code,
          'isEnabled', place.enabled, 'week', coalesce(week.days, '{}')) order by place.salon_id), '[]')
        from place left join week on week.salon_id is not distinct from place.salon_id) as places,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'from', extract(epoch from lower(t.during)) * 1000,
          'to', extract(epoch from upper(t.during)) * 1000,
          'title', coalesce(nullif(f.name, ''), f.host, t.title),
          'isExternal', f.id is not null) order by t.during, t.id), '[]')
        from time_off t left join calendar_feeds f on f.id = t.feed_id
        where t.practitioner_id = ${id} and t.during && tstzrange(${since}, ${until})
      ) as "timeOff",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'from', extract(epoch from lower(during)) * 1000,
          'to', extract(epoch from upper(during)) * 1000,
          'isTravel', is_travel,
          'roadFrom', road_from, 'roadTo', road_to) order by during), '[]')
        from busy_interval) as booked,
      (select jsonb_build_object('latCell', lat_cell(lat), 'lonCell', lon_cell(lon),
          'travelMiles', travel_miles)
        from mobile_bases where practitioner_id = ${id}) as base,
      read_travel(${id}::bigint, ${since}, ${until},
        ${home?.lat ?? null}::float8, ${home?.lon ?? null}::float8) as travel,
      (select coalesce(jsonb_object_agg(t.id, jsonb_build_object(
          'minutes', coalesce(o.duration, t.default_duration), 'isPriced', o.price is not null)), '{}')
        from sub_services t
        left join offers o on o.sub_service_id = t.id and o.practitioner_id = ${id}
        where t.id = any (${subServiceIds}::bigint[])) as treatments
    from users u join practitioners p on p.user_id = u.id cross join settings
    where u.id = ${id}`.execute(db);
  if (!row) throw notFound('onboarding.noProfile');
  const { rules, now, ...rest } = row;

  const bufferMinutes = rest.travel ? 0 : rules.bufferMinutes;

  return {
    ...rest,
    travel: withMeasured(rest.travel),
    rules: { ...rules, bufferMinutes, now: now.getTime() },
  };
}

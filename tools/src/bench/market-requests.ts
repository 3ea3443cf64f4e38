// Parameters of requests to the market, as query strings for the API and as values for bare SQL.
import type { Client } from 'pg';

export interface SearchParams {
  treatment: string;
  lat: number;
  lon: number;
  day: string;
  from: number;
  to: number;
}

export interface CalendarParams {
  practitioner: string;
  salon: string;
  treatment: string;
  from: string;
  to: string;
}

/** Query A: the first ten results of a search, without a count and without details. */
export const bareSearch = 'select * from reference.search($1, $2, $3, 10, $4, $5, $6, 10)';

const ALL = 2 ** 31 - 1;

/** How many query A finds in all; takes what it takes, without the last. */
export const bareCount = `select count(*) from reference.search($1, $2, $3, 10, $4, $5, $6, ${ALL})`;

/** The same for each day of a week. */
export const bareWeekCount = `
  select day::date, (
    select count(*) from reference.search($1, $2, $3, 10, day::date, $5, $6, ${ALL})
  ) from generate_series($4::date, $4::date + 6, '1 day') day`;

export function bareSearchValues(params: SearchParams): (string | number)[] {
  return [params.treatment, params.lat, params.lon, params.day, params.from, params.to];
}

/** The same searches in every run. They are near salons, so that each has results. */
export async function sampleSearches(client: Client, amount: number): Promise<SearchParams[]> {
  const { rows } = await client.query(
    `select o.sub_service_id as treatment, round(s.lat::numeric, 3)::float8 as lat,
       round(s.lon::numeric, 3)::float8 as lon,
       (current_date + (1 + s.id % 40)::int)::text as day,
       (540 + (s.id % 5) * 60)::int as from, (720 + (s.id % 5) * 60)::int as to
     from salons s join lateral (
       select sub_service_id from offers where practitioner_id = s.practitioner_id limit 1) o on true
     order by hashint8(s.id) limit $1`,
    [amount],
  );
  return rows;
}

/** The same search on the Sunday of its day, or the next one. */
export function onSunday(params: SearchParams): SearchParams {
  const day = new Date(params.day);
  day.setUTCDate(day.getUTCDate() + ((7 - day.getUTCDay()) % 7));

  return { ...params, day: day.toISOString().slice(0, 10) };
}

export async function sampleCalendars(client: Client, amount: number): Promise<CalendarParams[]> {
  const { rows } = await client.query(
    `select s.practitioner_id as practitioner, s.id as salon, o.sub_service_id as treatment,
       (current_date + 1)::text as from, (current_date + 14)::text as to
     from salons s
     join live_practitioners l on l.practitioner_id = s.practitioner_id
     join lateral (
       select sub_service_id from offers where practitioner_id = s.practitioner_id limit 1) o on true
     where exists (select from work_hours h where h.salon_id = s.id)
     order by hashint8(s.id) limit $1`,
    [amount],
  );
  return rows;
}

export function searchQuery({ treatment, lat, lon, day, from, to }: SearchParams): URLSearchParams {
  return new URLSearchParams({
    treatmentId: treatment,
    lat: String(lat),
    lon: String(lon),
    locationtype: 'salon',
    filteredDistance: '10',
    date: day,
    from: clock(from),
    to: clock(to),
  });
}

/** The count of a search, and of the week from its day on. */
export function weekCountQuery(params: SearchParams): URLSearchParams {
  const query = searchQuery(params);
  const start = Date.parse(params.day);
  for (let day = 0; day < 7; day += 1) {
    query.append('days[]', new Date(start + day * 86_400_000).toISOString().slice(0, 10));
  }

  return query;
}

export function calendarQuery({ salon, treatment, from, to }: CalendarParams): URLSearchParams {
  return new URLSearchParams({
    'sub_service[]': treatment,
    locationtype: 'salon',
    salon_id: salon,
    from,
    to,
  });
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

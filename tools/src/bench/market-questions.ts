// What people ask of the market, as the API and as bare SQL are asked.
import type { Client } from 'pg';

export interface SearchQuestion {
  treatment: string;
  lat: number;
  lon: number;
  day: string;
  from: number;
  to: number;
}

export interface CalendarQuestion {
  practitioner: string;
  salon: string;
  treatment: string;
  from: string;
  to: string;
}

/** Query A: the first ten of a search, with nothing counted and nothing shown. */
export const bareSearch = 'select * from reference.search($1, $2, $3, 10, $4, $5, $6, 10)';

export function bareSearchValues(q: SearchQuestion): (string | number)[] {
  return [q.treatment, q.lat, q.lon, q.day, q.from, q.to];
}

/** The same at every run: around salons, so that there is somebody to find. */
export async function searchQuestions(client: Client, amount: number): Promise<SearchQuestion[]> {
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

export async function calendarQuestions(
  client: Client,
  amount: number,
): Promise<CalendarQuestion[]> {
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

export function searchQuery({
  treatment,
  lat,
  lon,
  day,
  from,
  to,
}: SearchQuestion): URLSearchParams {
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

export function calendarQuery({ salon, treatment, from, to }: CalendarQuestion): URLSearchParams {
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

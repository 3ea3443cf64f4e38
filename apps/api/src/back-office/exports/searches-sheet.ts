import { areaPoint } from '@freely/domain/geo';
import { sql } from 'kysely';
import { milesTo } from '../../infrastructure/database/index.ts';
import { dayFormat, wholeDay, yesNo } from '../../infrastructure/spreadsheets/index.ts';
import type { Export } from '../../kernel/downloads/index.ts';

interface Row {
  day: string;
  wanted_day: string | null;
  service_type: string | null;
  category: string | null;
  treatment: string | null;
  location_type: string;
  area: string;
  town: string;
  miles: number;
  found: number;
  found_more: boolean;
}

export interface SearchExportQuery {
  day: string;
  lat: number;
  lon: number;
  /** Miles between the centres of two grid squares (D61). */
  distance: number;
}

const places: Record<string, string> = { mobile: 'At home', salon: 'Salon', idm: 'Either' };
const kinds: Record<string, string> = {
  beautician: 'Beautician',
  hairdresser: 'Hairdresser',
  massage_therapist: 'Massage therapist',
};

/** The searches of a day around a point. */
export function searchesSheet({ day, lat, lon, distance }: SearchExportQuery): Export<Row> {
  const centre = areaPoint({ lat, lon });

  return {
    name: 'Searches',
    query: sql<Row>`
      select log.day, log.wanted_day, log.service_type, s.name as category, t.name as treatment,
        log.location_type, log.area, log.town, round(log.miles::numeric, 1) as miles, log.found,
        log.found_more
      from (
        select *, ${milesTo(centre)} as miles from search_log where day = ${day}::date) log
      left join services s on s.id = log.service_id
      left join sub_services t on t.id = log.sub_service_id
      where log.miles <= ${distance}::float8
      order by log.id`,
    columns: [
      { header: 'Day', width: 12, format: dayFormat, cell: (row) => wholeDay(row.day) },
      {
        header: 'Wanted for',
        width: 12,
        format: dayFormat,
        cell: (row) => wholeDay(row.wanted_day),
      },
      { header: 'Practitioner', width: 18, cell: (row) => kinds[row.service_type ?? ''] ?? 'Any' },
      { header: 'Group', width: 16, cell: (row) => row.category },
      { header: 'Treatment', width: 30, cell: (row) => row.treatment },
      { header: 'Place', width: 9, cell: (row) => places[row.location_type] ?? null },
      { header: 'Area', width: 8, cell: (row) => row.area },
      { header: 'Town', width: 20, cell: (row) => row.town },
      { header: 'Miles away', width: 11, format: '0.0', cell: (row) => row.miles },
      { header: 'Found', width: 8, cell: (row) => row.found },
      { header: 'Or more', width: 9, cell: (row) => yesNo(row.found_more) },
    ],
  };
}

import { areaPoint } from '@freely/domain/geo';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Database, milesTo } from '../../infrastructure/database/index.ts';

type Logged = Selectable<Database['search_log']>;

export interface ExportedSearch {
  day: string;
  wanted_day: string | null;
  service_type: Logged['service_type'];
  category: string | null;
  treatment: string | null;
  location_type: Logged['location_type'];
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

export function exportedSearches({
  day,
  lat,
  lon,
  distance,
}: SearchExportQuery): RawBuilder<ExportedSearch> {
  const centre = areaPoint({ lat, lon });

  return sql<ExportedSearch>`
    select log.day, log.wanted_day, log.service_type, s.name as category, t.name as treatment,
      log.location_type, log.area, log.town, round(log.miles::numeric, 1) as miles, log.found,
      log.found_more
    from (
      select *, ${milesTo(centre)} as miles from search_log where day = ${day}::date) log
    left join services s on s.id = log.service_id
    left join sub_services t on t.id = log.sub_service_id
    where log.miles <= ${distance}::float8
    order by log.id`;
}

import type { SearchLocationType } from '@freely/api-client/contract';
import type { Category, ServiceTypeName } from '@freely/domain/service-types';
import { sql } from 'kysely';
import type { Db } from '../../infrastructure/database/index.ts';

export interface LoggedSearch {
  day: string;
  wanted_day: string | null;
  service_type: ServiceTypeName | null;
  category: Category | null;
  treatment: number | null;
  location_type: SearchLocationType;
  lat_cell: number;
  lon_cell: number;
  area: string;
  town: string;
  found: number;
  found_more: boolean;
}

/** An unknown treatment is stored as null; the search itself is kept. */
export async function writeSearches(db: Db, searches: readonly LoggedSearch[]): Promise<void> {
  if (searches.length === 0) return;
  await sql`
    insert into search_log (day, wanted_day, service_type, service_id, sub_service_id,
      location_type, lat_cell, lon_cell, area, town, found, found_more)
    select x.day, x.wanted_day, x.service_type, coalesce(t.service_id, s.id), t.id,
      x.location_type, x.lat_cell, x.lon_cell, x.area, x.town, x.found, x.found_more
    from jsonb_to_recordset(${JSON.stringify(searches)}::jsonb) as x (
      day date, wanted_day date, service_type text, category text, treatment bigint,
      location_type text, lat_cell smallint, lon_cell smallint, area text, town text, found int,
      found_more boolean)
    left join services s on s.slug = x.category
    left join sub_services t on t.id = x.treatment`.execute(db);
}

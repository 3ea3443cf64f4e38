import type { Point } from '@freely/domain/geo';
import { type RawBuilder, sql } from 'kysely';

/**
 * Great-circle miles from a point to the centre of the grid square in the columns `lat_cell` and
 * `lon_cell`: `milesBetween` of libs/domain, in SQL.
 */
export function milesTo({ lat, lon }: Point): RawBuilder<number> {
  const [cellLat, cellLon] = [sql`snapped_lat(lat_cell)`, sql`snapped_lon(lon_cell)`];

  return sql<number>`(7917.5226::float8 * asin(least(1, sqrt(
    power(sin(radians(${cellLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${cellLat}))
      * power(sin(radians(${cellLon} - ${lon}::float8) / 2), 2)))))`;
}

import type { Point } from '@freely/domain/geo';
import { type RawBuilder, sql } from 'kysely';

/**
 * Great-circle miles from a point to the middle of the square that the columns `lat_cell` and
 * `lon_cell` name: `milesBetween` of libs/domain, in SQL.
 */
export function milesTo({ lat, lon }: Point): RawBuilder<number> {
  const [there, beside] = [sql`snapped_lat(lat_cell)`, sql`snapped_lon(lon_cell)`];

  return sql<number>`(7917.5226::float8 * asin(least(1, sqrt(
    power(sin(radians(${there} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${there}))
      * power(sin(radians(${beside} - ${lon}::float8) / 2), 2)))))`;
}

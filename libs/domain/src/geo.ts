/** Distances in Great Britain, and the grid that hides where somebody lives (D12, D39, D61). */

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius of the Earth in miles. The search function of the database uses the same. */
const earthRadius = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle miles between two points (D12). */
export function milesBetween(one: Point, other: Point): number {
  const halfLat = Math.sin(radians(other.lat - one.lat) / 2);
  const halfLon = Math.sin(radians(other.lon - one.lon) / 2);
  const chord =
    halfLat * halfLat +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * halfLon * halfLon;

  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A square of the grid, counted from 0°, 0.02° by 0.03°. The database names places by these. */
export interface Cell {
  readonly latCell: number;
  readonly lonCell: number;
}

/**
 * The middle of a square, as the public may see it. The divisions are spelt so that a double gives
 * what PostgreSQL's `snapped_lat` and `snapped_lon` give.
 */
export function cellCentre({ latCell, lonCell }: Cell): Point {
  return { lat: (2 * latCell + 1) / 100, lon: ((2 * lonCell + 1) * 3) / 200 };
}

/**
 * The middle of the square that a point lies in: all that the public may learn of a place. It is
 * the same for every asker, so that no number of searches finds more, and the true point is less
 * than a mile away anywhere in Great Britain, so that it lies in the 1-mile circle of a map.
 */
export function areaPoint(point: Point): Point {
  return cellCentre(cellOf(point));
}

/** A row of squares and its columns, from the first to the last. */
export interface CellRow {
  readonly latCell: number;
  readonly fromLonCell: number;
  readonly toLonCell: number;
}

/** The squares whose middles lie within `miles` of a point: rows without a gap, from the south. */
export function cellRowsWithin({ lat, lon }: Point, miles: number): CellRow[] {
  const angle = miles / earthRadius;
  const reach = Math.sin(angle / 2) ** 2;
  const height = (angle * 180) / Math.PI;
  const rows: CellRow[] = [];

  for (
    let latCell = Math.floor((lat - height) * 50);
    latCell <= (lat + height) * 50;
    latCell += 1
  ) {
    const middle = (2 * latCell + 1) / 100;
    const base = Math.sin(radians(middle - lat) / 2) ** 2;
    if (base > reach) continue;
    // The haversine formula, solved for half the width.
    const spread = Math.cos(radians(middle)) * Math.cos(radians(lat));
    const width = (2 * Math.asin(Math.sqrt(Math.min(1, (reach - base) / spread))) * 180) / Math.PI;
    rows.push({
      latCell,
      fromLonCell: Math.ceil((((lon - width) * 200) / 3 - 1) / 2),
      toLonCell: Math.floor((((lon + width) * 200) / 3 - 1) / 2),
    });
  }

  return rows;
}

function cellOf({ lat, lon }: Point): Cell {
  return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };
}

/** Distances in Great Britain, and the grid that hides where somebody lives (D12, D39, D61). */

/** Degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Mean radius of the Earth in miles. The database's search function uses the same value. */
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

/** A cell of the grid, 0.02° by 0.03°, counted from 0°. The database stores places by cell. */
export interface Cell {
  readonly latCell: number;
  readonly lonCell: number;
}

/**
 * The centre of a cell, which the public may see. The divisions are written in this order so that a
 * double gives the same result as PostgreSQL's `snapped_lat` and `snapped_lon`.
 */
export function cellCentre({ latCell, lonCell }: Cell): Point {
  return { lat: (2 * latCell + 1) / 100, lon: ((2 * lonCell + 1) * 3) / 200 };
}

/**
 * The centre of the cell that contains a point: all that the public may learn about a place. It is
 * the same for every request, so repeated searches reveal nothing more. Anywhere in Great Britain
 * the true point is less than a mile away, so it is inside the 1-mile circle of a map.
 */
export function areaPoint(point: Point): Point {
  return cellCentre(cellOf(point));
}

/**
 * Whether a practitioner travels to a point. Measured from the centre of their cell, as in a search,
 * so that a refusal reveals no more about their home than a search result does.
 */
export function travelsTo(base: Cell, travelMiles: number, to: Point): boolean {
  return milesBetween(cellCentre(base), to) <= travelMiles;
}

/** A row of cells, from its first to its last column. */
export interface CellRow {
  readonly latCell: number;
  readonly fromLonCell: number;
  readonly toLonCell: number;
}

/** The cells whose centres are within `miles` of a point: contiguous rows, from south to north. */
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
    // No row lies beyond a pole.
    if (Math.abs(middle) >= 90) continue;
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

/** The cell that contains a point. */
export function cellOf({ lat, lon }: Point): Cell {
  return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };
}

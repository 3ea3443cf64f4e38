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

/** The squares from one corner to the other, among which are all with their middle within `miles`. */
export function boxAround({ lat, lon }: Point, miles: number): { from: Cell; to: Cell } {
  const angle = miles / earthRadius;
  const height = (angle * 180) / Math.PI;
  const width = (Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))) * 180) / Math.PI;

  return {
    from: cellOf({ lat: lat - height, lon: lon - width }),
    to: cellOf({ lat: lat + height, lon: lon + width }),
  };
}

function cellOf({ lat, lon }: Point): Cell {
  return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };
}

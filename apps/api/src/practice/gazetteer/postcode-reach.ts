import { milesBetween, type Point } from '@freely/domain/geo';
import { parse } from 'postcode';
import type { District, Gazetteer } from './gazetteer.ts';

/** Among so many of the nearest districts is the one that a point lies in. */
const neighbours = 8;
/** No British district is wider. */
const maxMiles = 60;

/**
 * The districts that a postcode, full or only its outward part, may lie in: one, or all of its area
 * where the bundled data does not list it. Empty for a postcode that does not exist.
 */
export function districtsOf({ districts }: Gazetteer, text: string): District[] {
  const parsed = parse(text);
  const outcode = parsed.valid ? parsed.outcode : text.trim().toUpperCase();
  const found = districts.get(outcode) ?? districts.get(outcode.replace(/[A-Z]$/, ''));
  if (found) return [found];
  const area = /^[A-Z]{1,2}(?=\d)/.exec(outcode)?.[0];

  return [...districts.values()].filter(({ code }) => code.replace(/\d.*/, '') === area);
}

/**
 * Whether a point may lie in the district with this middle. Districts are as wide as they lie apart,
 * a few miles in a city and dozens in the Highlands, so the middle has to be among the nearest.
 * @param leastMiles so near it always counts, since the bundled middles are not exact
 */
export function isWithinReach(
  { middles }: Gazetteer,
  point: Point,
  middle: Point,
  leastMiles: number,
): boolean {
  const miles = milesBetween(point, middle);
  if (miles <= leastMiles) return true;
  if (miles > maxMiles) return false;
  // A degree of latitude is 69 miles: most districts are ruled out without the exact distance.
  const nearer = middles.filter(
    (other) => Math.abs(other.lat - point.lat) * 69 < miles && milesBetween(point, other) < miles,
  );

  return nearer.length < neighbours;
}

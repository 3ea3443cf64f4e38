import { milesBetween, type Point } from '@freely/domain/geo';
import { type District, readGazetteer } from './gazetteer.ts';

/** A point that is farther away lies in no British district. */
const maxMiles = 30;

/** The miles of a degree; of longitude in the very north, where they are fewest. */
const [latitudeMiles, longitudeMiles] = [69, 33];

/** The postcode district whose middle is nearest to a point; null far from all of them. */
export function nearestDistrict(point: Point): Pick<District, 'code' | 'town'> | null {
  let nearest: District | null = null;
  let miles = maxMiles;
  for (const district of districtsAround(point)) {
    // Most districts are ruled out without the exact distance.
    if (Math.abs(district.lat - point.lat) * latitudeMiles >= miles) continue;
    if (Math.abs(district.lon - point.lon) * longitudeMiles >= miles) continue;
    const away = milesBetween(point, district);
    if (away < miles) [nearest, miles] = [district, away];
  }

  return nearest;
}

const districtsByTile = new Map<string, readonly District[]>();

/**
 * The districts that may be within 30 miles of a point: those in or next to its tile of half a degree
 * of latitude by a degree of longitude. In the order of the file, so that of districts with the same
 * middle the first is found.
 */
function districtsAround({ lat, lon }: Point): readonly District[] {
  const [south, west] = [Math.floor(lat * 2) / 2, Math.floor(lon)];
  const tile = `${south} ${west}`;
  const known = districtsByTile.get(tile);
  if (known) return known;
  const districts = [...readGazetteer().districts.values()].filter(
    (district) =>
      district.lat >= south - 0.5 &&
      district.lat <= south + 1 &&
      district.lon >= west - 1 &&
      district.lon <= west + 2,
  );
  // Only Britain's tiles are kept, however many points of the world are asked for.
  if (districts.length > 0) districtsByTile.set(tile, districts);

  return districts;
}

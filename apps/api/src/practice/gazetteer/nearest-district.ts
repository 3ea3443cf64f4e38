import { milesBetween, type Point } from '@freely/domain/geo';
import { type District, readGazetteer } from './gazetteer.ts';

/** A point that is farther away lies in no British district. */
const maxMiles = 30;

/** The postcode district whose middle is nearest to a point; null far from all of them. */
export function nearestDistrict(point: Point): Pick<District, 'code' | 'town'> | null {
  let nearest: District | null = null;
  let miles = maxMiles;
  for (const district of readGazetteer().districts.values()) {
    // A degree of latitude is 69 miles: most districts are ruled out without the exact distance.
    if (Math.abs(district.lat - point.lat) * 69 >= miles) continue;
    const away = milesBetween(point, district);
    if (away < miles) [nearest, miles] = [district, away];
  }

  return nearest;
}

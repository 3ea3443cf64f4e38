import { milesBetween, type Point } from '@freely/domain/geo';
import { parse } from 'postcode';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { findExactPoint } from './exact-postcodes.repository.ts';
import { readGazetteer } from './gazetteer.ts';
import { nearestDistrict } from './nearest-district.ts';
import { districtsOf, isWithinReach } from './postcode-reach.ts';
import { textKey } from './text-key.ts';

/** In miles. A full postcode that was imported is a street, or a glen. */
const exactError = 3;
/** At least, in miles: the bundled middles of districts are not exact. */
const districtError = 6;
/** At least, in miles: from the middle of a large city to its edge. */
const townError = 20;

interface Address {
  city: string;
  postcode: string;
  location: { lat: number; lng: number };
}

/**
 * Postcode, town and point of an address agree (D74). The point comes from the browser and decides
 * distances and charges, so the server resolves the postcode itself.
 * @param path of the address in the request, for the field of the error: `2.0`
 * @throws {AppError} invalid, under the field that is wrong.
 */
export async function requirePlace(db: Db, address: Address, path: string): Promise<void> {
  const { city, postcode, location } = address;
  const refuse = (field: string, message: ErrorMessage) => {
    throw new AppError('invalid', message, { [`${path}.${field}`]: [message] });
  };
  const point = { lat: location.lat, lon: location.lng };
  const isThere = await postcodeCheck(db, postcode);
  if (!isThere) return refuse('postcode', 'places.unknownPostcode');
  if (!isThere(point)) {
    refuse('postcode', 'places.otherPostcode');
  }
  // A salon's town is public: no telephone number stands in its place.
  if (/\d/.test(city)) refuse('city', 'places.noTown');
  if (!isTownNear(city, point)) refuse('city', 'places.otherTown');
}

/**
 * The same of a place that is only looked around, and has no postcode: its name and point agree (D74).
 * @throws {AppError} invalid, under the field that is wrong.
 */
export function requireTown(
  { city, location }: Pick<Address, 'city' | 'location'>,
  path: string,
): void {
  const point = { lat: location.lat, lon: location.lng };
  const refuse = (field: string, message: ErrorMessage) => {
    throw new AppError('invalid', message, { [`${path}.${field}`]: [message] });
  };
  if (nearestDistrict(point) === null) refuse('location', 'places.unknown');
  if (!isTownNear(city, point)) refuse('city', 'places.otherTown');
}

/** Whether there is such an area or district, as `SW` and `SW11`: the bundled data has no single postcodes. */
export function isPostcodeArea(postcode: string): boolean {
  return districtsOf(readGazetteer(), postcode).length > 0;
}

/** Tells of a point whether the postcode may be there; null for an unknown postcode. */
async function postcodeCheck(
  db: Db,
  postcode: string,
): Promise<((point: Point) => boolean) | null> {
  const parsed = parse(postcode);
  const exact = parsed.valid ? await findExactPoint(db, parsed.postcode) : undefined;
  if (exact) return (point) => milesBetween(point, exact) <= exactError;
  const gazetteer = readGazetteer();
  const districts = districtsOf(gazetteer, postcode);
  if (districts.length === 0) return null;

  return (point) =>
    districts.some((middle) => isWithinReach(gazetteer, point, middle, districtError));
}

/** False only for a known town that is elsewhere: the gazetteer does not know every village. */
function isTownNear(city: string, point: Point): boolean {
  const gazetteer = readGazetteer();
  const known = gazetteer.pointsByName.get(textKey(city)) ?? [];

  return (
    known.length === 0 || known.some((town) => isWithinReach(gazetteer, point, town, townError))
  );
}

import type { Place } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { findExactPoint } from './exact-postcodes.repository.ts';
import { readGazetteer } from './gazetteer.ts';
import { postcodePlace } from './postcode-place.ts';

/** A place by its ID; null when there is none. */
export async function findPlace(db: Db, id: string): Promise<Place | null> {
  const gazetteer = readGazetteer();
  const found = id.startsWith('p-')
    ? postcodePlace(gazetteer, id.slice(2))
    : (gazetteer.towns.get(id) ?? gazetteer.districts.get(id.slice(2)));
  if (!found || found.id !== id) return null;
  const postcode = 'postcode' in found ? found.postcode : null;
  // Without imported postcodes, each gets its own point near the middle of its district.
  const { lat, lon } = (postcode && (await findExactPoint(db, postcode))) || found;

  return {
    id,
    address: found.description,
    town: found.town,
    postcode,
    lat,
    lon,
    country_id: 'UK',
    country_name: 'United Kingdom',
  };
}

// Where the visit of a draft is to be.
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { requirePlace } from '../../practice/gazetteer/index.ts';
import type { BookingPlace } from './checkout.repository.ts';
import type { Draft } from './draft-price.ts';

/** A home visit needs the customer's address, whose point decides distance and charge (D74). */
export async function requireAddress(db: Db, { location_type: locationType, address }: Draft) {
  if (locationType === 'salon') return;
  if (address) return requirePlace(db, address, 'address');
  const message = 'checkout.needsPostcode';
  throw new AppError('invalid', message, { 'address.postcode': [message] });
}

/** Of a home visit: the address of somebody who goes to a salon is of no matter. */
export function pointOf({ location_type: locationType, address }: Draft) {
  if (locationType === 'salon' || !address) return null;

  return { lat: address.location.lat, lon: address.location.lng };
}

/** Of an offer from a waiting list too, which has the address of its entry. */
export function homePlace({
  address,
  address_object: addressObject,
}: Pick<Draft, 'address_object'> & { address?: Draft['address'] | null }): BookingPlace {
  if (!address) throw new Error('A home visit must have an address');
  const { city, postcode, address: line, location } = address;

  return {
    salonId: null,
    address: line,
    city,
    postcode: postcode.toUpperCase(),
    lat: location.lat,
    lon: location.lng,
    addressObject: addressObject ?? null,
  };
}

import type {
  LocationTypesChange,
  NewLocationTypes,
  OwnLocationTypes,
} from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import type { Actor } from '../../kernel/audit/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import type { Events } from '../../kernel/events/index.ts';
import { requirePlace } from '../gazetteer/index.ts';
import { changeSalon } from './change-salon.ts';
import * as places from './places.repository.ts';

const maxSalons = 20;

/** The practitioner's own locations in full; the public sees less of them (D39). */
export async function readLocationTypes(db: Db, practitionerId: number): Promise<OwnLocationTypes> {
  const mobile = await places.findMobile(db, practitionerId);
  const salons = await places.listSalons(db, practitionerId);

  return {
    mobile: mobile
      ? {
          disabled: !mobile.enabled,
          distance_to_travel: mobile.travel_miles,
          call_out_charge: poundsOf(mobile.call_out_charge),
          address: presentAddress(mobile),
        }
      : null,
    salon: salons.map((salon) => ({
      salon_id: salon.id,
      disabled: !salon.enabled,
      name: salon.name,
      address: presentAddress(salon),
    })),
  };
}

/**
 * Adds locations, and returns the IDs of new salons. Call it under the practitioner's lock.
 * @throws {AppError} for a second base: whoever adds one has not seen the first, or the hours that it has.
 */
export async function addPlaces(
  trx: Trx,
  practitionerId: number,
  { 1: mobile, 2: salons }: NewLocationTypes,
): Promise<number[]> {
  if (mobile) {
    if (await places.findMobile(trx, practitionerId)) {
      throw new AppError('conflict', 'places.mobileExists');
    }
    const { address, city, postcode, home_location: point } = mobile.home_address;
    await requirePlace(trx, { city, postcode, location: point }, '1.home_address');
    await places.insertMobile(trx, {
      practitioner_id: practitionerId,
      enabled: true,
      travel_miles: mobile.distance,
      ...rowOf({ address, city, postcode, location: point }),
      ...(mobile.call_out_charge === undefined
        ? {}
        : { call_out_charge: penceOf(mobile.call_out_charge) }),
    });
  }
  if (!salons || salons.length === 0) return [];
  const existing = await places.listSalons(trx, practitionerId);
  if (existing.length + salons.length > maxSalons) {
    const message: ErrorMessage = { key: 'places.tooManySalons', values: { max: maxSalons } };
    throw new AppError('invalid', message, { '2': [message] });
  }

  for (const [index, { city, postcode, salon_location: location }] of salons.entries()) {
    await requirePlace(trx, { city, postcode, location }, `2.${index}`);
  }

  return places.insertSalons(
    trx,
    salons.map(({ name, salon_location: location, ...salon }) => ({
      practitioner_id: practitionerId,
      name,
      ...rowOf({ ...salon, location }),
    })),
  );
}

/**
 * Changes locations. Bookings at home keep the customer's address, so the base may move at any time. Call it under
 * the practitioner's lock.
 */
export async function changePlaces(
  trx: Trx,
  events: Events,
  practitioner: Actor,
  { mobile, salon: salons = [] }: LocationTypesChange,
): Promise<void> {
  if (mobile) await changeMobile(trx, practitioner.id, mobile);
  else if (mobile === null) await requireNoMobile(trx, practitioner.id);
  for (const [index, { address, ...salon }] of salons.entries()) {
    if (address) await requirePlace(trx, address, `salon.${index}.address`);
    const place = address ? rowOf(address) : null;
    await changeSalon(trx, events, practitioner, { ...salon, place });
  }
}

type MobileChange = NonNullable<LocationTypesChange['mobile']>;

async function changeMobile(
  trx: Trx,
  practitionerId: number,
  { disabled, distance_to_travel: distance, call_out_charge: charge, address }: MobileChange,
): Promise<void> {
  if (!(await places.findMobile(trx, practitionerId))) {
    throw new AppError('wrong_state', 'places.needsMobile');
  }
  if (address) await requirePlace(trx, address, 'mobile.address');
  const change = {
    ...(disabled === undefined ? {} : { enabled: !disabled }),
    ...(distance === undefined ? {} : { travel_miles: distance }),
    ...(charge === undefined ? {} : { call_out_charge: penceOf(charge) }),
    ...(address ? rowOf(address) : {}),
  };
  if (Object.keys(change).length > 0) await places.updateMobile(trx, practitionerId, change);
}

/** A base is switched off, never removed: without this, nothing would happen, and nobody would be told. */
async function requireNoMobile(trx: Trx, practitionerId: number): Promise<void> {
  if (!(await places.findMobile(trx, practitionerId))) return;
  const message = 'places.mobileStays';
  throw new AppError('invalid', message, { mobile: [message] });
}

interface Address {
  address: string;
  city: string;
  postcode: string;
  location: { lat: number; lng: number };
}

function rowOf({ address, city, postcode, location }: Address) {
  return { address, city, postcode, lat: location.lat, lon: location.lng };
}

function presentAddress(place: { lat: number; lon: number } & Omit<Address, 'location'>) {
  return {
    address: place.address,
    city: place.city,
    postcode: place.postcode,
    country_id: 'UK' as const,
    country_name: 'United Kingdom' as const,
    location: { lat: place.lat, lng: place.lon },
  };
}

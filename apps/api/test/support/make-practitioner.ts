import { addDays, londonDay } from '@freely/domain/london-time';
import type { Category } from '@freely/domain/service-types';
import type { Db } from '../../src/infrastructure/database/transaction.ts';
import { makeUser, type TestUser } from './make-users.ts';

export interface PractitionerParts {
  firstName?: string;
  /** Where the base and the salon are. Default: Clapham Junction. */
  lat?: number;
  lon?: number;
  city?: string;
  postcode?: string;
  /** Null: does not travel. */
  mobile?: { travelMiles?: number; callOutCharge?: number } | null;
  salons?: { name?: string }[];
  /** Pence and minutes. Default: three treatments of nails. */
  offers?: { category?: Category; name?: string; price: number; duration: number }[];
  /** Weekly hours, the same for every location. Default: every day 09:00–18:00, no break. */
  hours?: { weekday: number; from: number; to: number; breaks?: { from: number; to: number }[] }[];
  approved?: boolean | null;
  insurance?: boolean;
  onboardingStep?: number;
}

export interface TestPractitioner extends TestUser {
  /** In the order of `PractitionerParts.offers`. */
  offers: { subServiceId: number; price: number; duration: number }[];
  salonIds: number[];
  lat: number;
  lon: number;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 540, to: 1080 }));

/** An approved practitioner who can be found and booked, unless `parts` says otherwise. */
export async function makePractitioner(
  db: Db,
  parts: PractitionerParts = {},
): Promise<TestPractitioner> {
  const user = await makeUser(db, ['practitioner', 'customer'], {
    firstName: parts.firstName ?? 'Grace',
  });
  const { approved = true, insurance = true, onboardingStep = 5 } = parts;
  const place = {
    address: '1 Example Street',
    city: parts.city ?? 'London',
    postcode: parts.postcode ?? 'SW11 4NB',
    lat: parts.lat ?? 51.4652,
    lon: parts.lon ?? -0.1708,
  };
  await db
    .insertInto('practitioners')
    .values({
      user_id: user.id,
      approved,
      approved_at: approved ? new Date() : null,
      verified: approved === true && insurance,
      insurance,
      medical_disclaimer: true,
      onboarding_step: onboardingStep,
      bio: 'Ten years of calm hands.',
      start_working_date: '2016-05-01',
    })
    .execute();
  const { mobile = {} } = parts;
  if (mobile) {
    await db
      .insertInto('mobile_bases')
      .values({
        ...place,
        practitioner_id: user.id,
        travel_miles: mobile.travelMiles ?? 5,
        call_out_charge: mobile.callOutCharge ?? 0,
      })
      .execute();
  }
  const salonIds = await addSalons(db, user.id, place, parts.salons ?? []);
  const offers = await addOffers(db, user.id, parts.offers ?? defaultOffers);
  await addHours(db, user.id, [...(mobile ? [null] : []), ...salonIds], parts.hours ?? everyDay);

  return { ...user, offers, salonIds, lat: place.lat, lon: place.lon };
}

const defaultOffers: NonNullable<PractitionerParts['offers']> = [
  { price: 2500, duration: 45 },
  { price: 3000, duration: 60 },
  { price: 4200, duration: 90 },
];

/** A free slot of a practitioner with default hours and no bookings, `day` days from today. */
export function freeSlot(day = 7, time = '10:00'): { date: string; start_time: string } {
  return { date: addDays(londonDay(new Date()), day), start_time: `${time}:00` };
}

async function addSalons(
  db: Db,
  practitionerId: number,
  place: { address: string; city: string; postcode: string; lat: number; lon: number },
  salons: { name?: string }[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name = '' } of salons) {
    const { id } = await db
      .insertInto('salons')
      .values({ ...place, practitioner_id: practitionerId, name })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }

  return ids;
}

async function addOffers(
  db: Db,
  practitionerId: number,
  offers: NonNullable<PractitionerParts['offers']>,
): Promise<TestPractitioner['offers']> {
  if (offers.length === 0) return [];
  const subServices = await db
    .selectFrom('sub_services')
    .innerJoin('services', 'services.id', 'sub_services.service_id')
    .select(['sub_services.id', 'sub_services.name', 'services.slug'])
    .orderBy('sub_services.id')
    .execute();
  const made: TestPractitioner['offers'] = [];
  for (const { category = 'nails', name, price, duration } of offers) {
    const found = subServices.find(
      (one) =>
        one.slug === category &&
        (name === undefined || one.name === name) &&
        made.every(({ subServiceId }) => subServiceId !== one.id),
    );
    if (!found) throw new Error(`There is no other treatment ${name ?? ''} of ${category}`);
    made.push({ subServiceId: found.id, price, duration });
  }
  await db
    .insertInto('offers')
    .values(
      made.map(({ subServiceId, price, duration }) => ({
        practitioner_id: practitionerId,
        sub_service_id: subServiceId,
        price,
        duration,
      })),
    )
    .execute();

  return made;
}

async function addHours(
  db: Db,
  practitionerId: number,
  locations: (number | null)[],
  hours: NonNullable<PractitionerParts['hours']>,
): Promise<void> {
  const days = locations.flatMap((salonId) => hours.map((day) => ({ ...day, salonId })));
  if (days.length === 0) return;
  const ids = await db
    .insertInto('work_hours')
    .values(
      days.map(({ salonId, weekday, from, to }) => ({
        practitioner_id: practitionerId,
        salon_id: salonId,
        weekday,
        from_minute: from,
        to_minute: to,
      })),
    )
    .returning('id')
    .execute();
  const breaks = days.flatMap(({ breaks: pauses = [] }, day) =>
    pauses.map(({ from, to }) => ({
      work_hours_id: ids[day]?.id ?? 0,
      from_minute: from,
      to_minute: to,
    })),
  );
  if (breaks.length > 0) await db.insertInto('work_breaks').values(breaks).execute();
}

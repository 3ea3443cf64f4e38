// Planned people as rows of 0001-people.sql.
import type { DemoImages } from './demo-images.ts';
import type { PlannedCustomer, PlannedMarket, PlannedPerson, PlannedPractitioner } from './plan.ts';

export function userRows(market: PlannedMarket, passwordHash: string, images: DemoImages) {
  return everybody(market).map((person) => ({
    id: person.id,
    email: person.email,
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    phone: person.phone,
    gender: person.isMan ? 'm' : 'f',
    avatar_src: person.look ? images.portrait(person.look) : null,
    active: true,
    email_confirmed_at: person.joinedAt,
    created_at: person.joinedAt,
  }));
}

export function roleRows(market: PlannedMarket) {
  return everybody(market).flatMap(({ id, roles }) => roles.map((role) => ({ user_id: id, role })));
}

/** Each person once, even when they are both practitioner and customer. */
function everybody({ staff, practitioners, customers }: PlannedMarket): PlannedPerson[] {
  const all: (PlannedPerson | PlannedCustomer | PlannedPractitioner)[] = [
    ...staff,
    ...practitioners,
    ...customers,
  ];

  return [...new Map(all.toReversed().map((person) => [person.id, person])).values()].sort(
    (one, other) => one.id - other.id,
  );
}

export function practitionerRows({ practitioners }: PlannedMarket) {
  return practitioners.map((each) => ({
    user_id: each.id,
    onboarding_step: each.onboardingStep,
    approved: each.approved,
    approved_at: each.approved ? each.joinedAt : null,
    verified: each.approved === true && each.insurance,
    insurance: each.insurance,
    medical_disclaimer: each.onboardingStep >= 5,
    how_you_find: 'recommendation',
    appointment_scheduling: 'google_calendar',
    bio: each.bio,
    qualifications: each.qualifications,
    start_working_date: each.onboardingStep >= 5 ? each.startWorkingDay : null,
    joined_at: each.joinedAt,
  }));
}

/** The market keeps the roads of bookings that are made afterwards (D83). */
export function travelRows({ practitioners }: PlannedMarket) {
  return practitioners.flatMap(({ id, travel }) =>
    travel
      ? [
          {
            practitioner_id: id,
            way: travel.way,
            buffer_minutes: travel.bufferMinutes,
            from_base: travel.fromBase,
            miles_by_day: Array<null>(7).fill(null),
          },
        ]
      : [],
  );
}

export function placeRows({ practitioners }: PlannedMarket) {
  return {
    bases: practitioners.flatMap(({ id, base }) => {
      if (base === null) return [];
      const { travelMiles, callOutCharge, ...place } = base;
      return [
        {
          practitioner_id: id,
          enabled: true,
          travel_miles: travelMiles,
          call_out_charge: callOutCharge,
          ...place,
        },
      ];
    }),
    salons: practitioners.flatMap(({ id, salons }) =>
      salons.map(({ id: salonId, ...salon }) => ({
        id: salonId,
        practitioner_id: id,
        enabled: true,
        ...salon,
      })),
    ),
  };
}

export function workRows({ practitioners }: PlannedMarket, demoImages: DemoImages) {
  const hours = practitioners
    .flatMap(({ id, hours: week }) => week.map((each) => ({ practitionerId: id, ...each })))
    .map((each, index) => ({ id: index + 1, ...each }));

  return {
    offers: practitioners.flatMap(({ id, offers }) =>
      offers.map((offer) => ({
        practitioner_id: id,
        sub_service_id: offer.id,
        price: offer.price,
        duration: offer.duration,
      })),
    ),
    hours: hours.map((each) => ({
      id: each.id,
      practitioner_id: each.practitionerId,
      salon_id: each.salonId,
      weekday: each.weekday,
      from_minute: each.from,
      to_minute: each.to,
    })),
    breaks: hours.flatMap(({ id, breaks }) =>
      breaks.map(({ from, to }) => ({ work_hours_id: id, from_minute: from, to_minute: to })),
    ),
    timeOff: practitioners.flatMap(({ id, timeOff }) =>
      timeOff.map(({ title, fullDay, from, to }) => ({
        practitioner_id: id,
        title,
        full_day: fullDay,
        during: `[${from.toISOString()},${to.toISOString()})`,
      })),
    ),
    images: practitioners.flatMap(({ id, images }) => {
      const sources = new Set(images.map((image) => demoImages.cover(image)));
      return [...sources].map((src, position) => ({ practitioner_id: id, src, position }));
    }),
  };
}

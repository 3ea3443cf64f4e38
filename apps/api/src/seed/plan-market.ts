import { londonDay } from '@freely/domain/london-time';
import { subHours } from 'date-fns/subHours';
import { type Town, towns } from './data/towns.ts';
import type {
  CatalogueEntry,
  PlannedBooking,
  PlannedCustomer,
  PlannedMarket,
  PlannedPerson,
  PlannedPractitioner,
} from './plan.ts';
import { planBookings } from './plan-bookings.ts';
import { demoPeople } from './plan-demo-people.ts';
import { planPerson, planPlace } from './plan-people.ts';
import { planPractitioner } from './plan-practitioner.ts';
import { planReview } from './plan-reviews.ts';
import { seededRandom } from './random.ts';

const firstUserId = 20001;
const firstBookingId = 40001;
const customersPerTown = 7;
const pendingApplicants = 9;
const rejectedApplicants = 3;

/** Plans the whole market. Pure: the result depends only on the catalogue and `now`. */
export function planMarket(catalogue: readonly CatalogueEntry[], now: Date): PlannedMarket {
  const newUserId = counter(firstUserId);
  const newSalonId = counter(1);
  const newBookingId = counter(firstBookingId);
  const today = londonDay(now);
  const parts = { now, today, catalogue, newSalonId };

  const demo = demoPeople({ ...parts, newUserId });
  const live = towns.flatMap((town) =>
    Array.from({ length: town.practitioners }, () =>
      planPractitioner({ ...parts, id: newUserId(), town }),
    ),
  );
  const applicants = planApplicants((town) =>
    planPractitioner({ ...parts, id: newUserId(), town }),
  );
  const customers = towns.flatMap((town) =>
    Array.from({ length: customersPerTown }, () => planCustomer(newUserId(), town, now)),
  );

  const approved = [...demo.practitioners, ...live];
  const clients = [...demo.customers, ...customers];
  const bookings = approved.flatMap((practitioner) =>
    planBookings({
      practitioner,
      customers: clients.filter(({ town }) => town.name === practitioner.town.name),
      today,
      now,
      newBookingId,
    }),
  );

  return {
    staff: demo.staff,
    practitioners: [...approved, ...demo.applicants, ...applicants],
    customers: clients,
    bookings: bookings.sort(byId),
    invitedReviews: planInvitedReviews(approved, now),
  };
}

/** Practitioners who are not approved yet, and some who were rejected. */
function planApplicants(make: (town: Town) => PlannedPractitioner): PlannedPractitioner[] {
  return towns.slice(0, pendingApplicants + rejectedApplicants).map((town, index) => ({
    ...make(town),
    approved: index < pendingApplicants ? null : false,
    // Some have not finished the onboarding.
    onboardingStep: index % 4 === 3 ? 4 : 6,
    past: 0,
    upcoming: 0,
  }));
}

function planCustomer(id: number, town: Town, now: Date): PlannedCustomer {
  const random = seededRandom(`customer ${id}`);
  const person: PlannedPerson = planPerson(random, {
    id,
    town,
    now,
    roles: ['customer'],
    percentMen: 22,
    portraitShare: 0,
    joinedWithinDays: 600,
  });

  return { ...person, home: planPlace(random, town) };
}

/** Reviews by clients from before the practitioner joined (D29). */
function planInvitedReviews(practitioners: readonly PlannedPractitioner[], now: Date) {
  const random = seededRandom('invited reviews');

  return practitioners
    .filter(() => random.chance(0.1))
    .map((practitioner) => {
      const at = subHours(now, random.whole(5, 300) * 24);
      const { firstName, lastName } = planPerson(random, {
        id: 0,
        town: practitioner.town,
        now,
        roles: [],
        percentMen: 20,
        portraitShare: 0,
        joinedWithinDays: 1,
      });

      return {
        practitioner,
        name: `${firstName} ${lastName}`,
        review: planReview(random, practitioner.offers[0], at),
      };
    });
}

const byId = (one: PlannedBooking, other: PlannedBooking) => one.id - other.id;

function counter(first: number): () => number {
  let next = first;

  return () => next++;
}

import { londonDay } from '@freely/domain/london-time';
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
import { type Town, towns } from './words/towns.ts';

const firstUserId = 20001;
const firstBookingId = 40001;
const customersOfTown = 7;
const waiting = 9;
const rejected = 3;

/** Plans the whole market. The same for the same catalogue and moment; nothing is written. */
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
    Array.from({ length: customersOfTown }, () => planCustomer(newUserId(), town, now)),
  );

  const found = [...demo.practitioners, ...live];
  const clients = [...demo.customers, ...customers];
  const bookings = found.flatMap((practitioner) =>
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
    practitioners: [...found, ...demo.applicants, ...applicants],
    customers: clients,
    bookings: bookings.sort(byMoment),
    invitedReviews: planInvitedReviews(found, now),
  };
}

/** People whom an admin has not approved, some of them refused. */
function planApplicants(make: (town: Town) => PlannedPractitioner): PlannedPractitioner[] {
  return towns.slice(0, waiting + rejected).map((town, index) => ({
    ...make(town),
    approved: index < waiting ? null : false,
    // Not everybody has finished telling about themselves.
    onboardingStep: index % 4 === 3 ? 4 : 6,
    past: 0,
    ahead: 0,
  }));
}

function planCustomer(id: number, town: Town, now: Date): PlannedCustomer {
  const random = seededRandom(`customer ${id}`);
  const person: PlannedPerson = planPerson(random, {
    id,
    town,
    now,
    roles: ['customer'],
    men: 22,
    portraits: 0,
    joinedWithin: 600,
  });

  return { ...person, home: planPlace(random, town) };
}

/** Clients from before the practitioner came here (D29). */
function planInvitedReviews(practitioners: readonly PlannedPractitioner[], now: Date) {
  const random = seededRandom('invited reviews');

  return practitioners
    .filter(() => random.chance(0.1))
    .map((practitioner) => {
      const at = new Date(now.getTime() - random.whole(5, 300) * 86_400_000);
      const { firstName, lastName } = planPerson(random, {
        id: 0,
        town: practitioner.town,
        now,
        roles: [],
        men: 20,
        portraits: 0,
        joinedWithin: 1,
      });

      return {
        practitioner,
        name: `${firstName} ${lastName}`,
        review: planReview(random, practitioner, at),
      };
    });
}

const byMoment = (one: PlannedBooking, other: PlannedBooking) => one.id - other.id;

function counter(first: number): () => number {
  let next = first;

  return () => next++;
}

import { addDays, type Day } from '@freely/domain/london-time';
import type { CatalogueEntry, PlannedPractitioner } from './plan.ts';
import { planPerson, planPlace } from './plan-people.ts';
import { planHours, planOffers, planTimeOff } from './plan-work.ts';
import { type Random, seededRandom } from './random.ts';
import { beginnings, endsAtHome, endsAtSalon, middles } from './words/bios.ts';
import {
  qualifications,
  type Speciality,
  safetyQualifications,
  specialities,
} from './words/specialities.ts';
import { salonNames, type Town } from './words/towns.ts';

export interface PractitionerParts {
  id: number;
  town: Town;
  now: Date;
  today: Day;
  catalogue: readonly CatalogueEntry[];
  /** The next free id of a salon. */
  newSalonId: () => number;
  /** Default: drawn by weight. */
  speciality?: Speciality;
  /** Default: drawn. */
  works?: 'mobile' | 'salon' | 'both';
}

export function planPractitioner(parts: PractitionerParts): PlannedPractitioner {
  const random = seededRandom(`practitioner ${parts.id}`);
  const speciality = parts.speciality ?? drawSpeciality(random);
  const { categories } = speciality;
  const isNew = random.chance(0.12);
  const years = isNew ? random.whole(0, 2) : random.whole(1, 22);
  const works = parts.works ?? random.pick(['mobile', 'salon', 'salon', 'both', 'both'] as const);
  const person = planPerson(random, {
    ...parts,
    men: speciality.men,
    portraits: 0.68,
    roles: ['practitioner'],
    joinedWithin: isNew ? 75 : 900,
  });
  const salons = works === 'mobile' ? [] : planSalons(random, parts);
  const base =
    works === 'salon'
      ? null
      : {
          ...planPlace(random, parts.town),
          travelMiles: random.pick([2, 3, 4, 5, 6, 8, 10, 15]),
          callOutCharge: random.pick([0, 0, 300, 400, 500, 500, 650, 800, 1000]),
        };

  return {
    ...person,
    categories,
    bio: planBio(random, parts.town, categories[0], years, works),
    qualifications: [
      ...categories.flatMap((category, index) =>
        random.some(qualifications[category], index === 0 ? 2 : 1),
      ),
      ...random.some(safetyQualifications, random.whole(0, 1)),
    ],
    startWorkingDay: `${addDays(parts.today, -365 * years - random.whole(20, 360)).slice(0, 7)}-01`,
    approved: true,
    insurance: random.chance(0.88),
    onboardingStep: 6,
    base,
    salons,
    offers: planOffers(random, categories, parts.catalogue),
    hours: planHours(random, [...(base ? [null] : []), ...salons.map(({ id }) => id)]),
    timeOff: planTimeOff(random, parts.today),
    pictures: Array.from({ length: random.whole(2, 5) }, () => ({
      category: random.pick(categories),
      id: String(random.whole(1, 10)),
    })),
    past: isNew ? random.whole(0, 2) : pastBookings(random),
    ahead: random.whole(0, 5),
  };
}

/** A few are booked up, most are known, some have hardly begun. */
function pastBookings(random: Random): number {
  const fame = random.next();
  if (fame < 0.05) return random.whole(22, 40);
  if (fame < 0.5) return random.whole(5, 12);

  return random.whole(1, 5);
}

function drawSpeciality(random: Random): Speciality {
  const urn = specialities.flatMap((each) => Array<Speciality>(each.weight).fill(each));

  return random.pick(urn);
}

function planSalons(random: Random, { town, newSalonId }: PractitionerParts) {
  const count = random.chance(0.15) ? 2 : 1;

  return random.some(salonNames, count).map((name) => ({
    ...planPlace(random, town),
    id: newSalonId(),
    // Some salons have no name of their own.
    name: count === 1 && random.chance(0.2) ? '' : name,
  }));
}

function planBio(
  random: Random,
  town: Town,
  category: Speciality['categories'][0],
  years: number,
  works: 'mobile' | 'salon' | 'both',
): string {
  const fill = (sentence: string) =>
    sentence.replace('{town}', town.name).replace('{years}', String(Math.max(years, 2)));
  const endings =
    works === 'mobile'
      ? endsAtHome
      : works === 'salon'
        ? endsAtSalon
        : [...endsAtHome, ...endsAtSalon];

  return [
    random.pick(beginnings[category]),
    ...random.some(middles, random.whole(1, 2)),
    random.pick(endings),
  ]
    .map(fill)
    .join(' ');
}

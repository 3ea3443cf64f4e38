import { addDays, type Day } from '@freely/domain/london-time';
import { homeEndings, middles, openings, salonEndings } from './data/bios.ts';
import {
  qualifications,
  type Speciality,
  safetyQualifications,
  specialities,
} from './data/specialities.ts';
import { salonNames, type Town } from './data/towns.ts';
import type { CatalogueEntry, PlannedPractitioner } from './plan.ts';
import { planPerson, planPlace } from './plan-people.ts';
import { planHours, planOffers, planTimeOff } from './plan-work.ts';
import { type Random, seededRandom } from './random.ts';

export interface PractitionerParts {
  id: number;
  town: Town;
  now: Date;
  today: Day;
  catalogue: readonly CatalogueEntry[];
  /** The next free id of a salon. */
  newSalonId: () => number;
  /** Default: picked by weight. */
  speciality?: Speciality;
  /** Default: random. */
  works?: 'mobile' | 'salon' | 'both';
}

export function planPractitioner(parts: PractitionerParts): PlannedPractitioner {
  const random = seededRandom(`practitioner ${parts.id}`);
  const speciality = parts.speciality ?? pickSpeciality(random);
  const { categories } = speciality;
  const isNew = random.chance(0.12);
  const years = isNew ? random.whole(0, 2) : random.whole(1, 22);
  const works = parts.works ?? random.pick(['mobile', 'salon', 'salon', 'both', 'both'] as const);
  const person = planPerson(random, {
    ...parts,
    percentMen: speciality.percentMen,
    portraitShare: 0.68,
    roles: ['practitioner', 'customer'],
    joinedWithinDays: isNew ? 75 : 900,
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
    travel: null,
    salons,
    offers: planOffers(random, categories, parts.catalogue),
    hours: planHours(random, [...(base ? [null] : []), ...salons.map(({ id }) => id)]),
    timeOff: planTimeOff(random, parts.today),
    images: Array.from({ length: random.whole(2, 5) }, () => ({
      category: random.pick(categories),
      id: String(random.whole(1, 10)),
    })),
    past: isNew ? random.whole(0, 2) : pastBookings(random),
    upcoming: random.whole(0, 2),
    diary: [],
  };
}

/** A few have many bookings, about half have some, and the others have only a few. */
function pastBookings(random: Random): number {
  const popularity = random.next();
  if (popularity < 0.05) return random.whole(22, 40);
  if (popularity < 0.5) return random.whole(5, 12);

  return random.whole(1, 5);
}

function pickSpeciality(random: Random): Speciality {
  const weighted = specialities.flatMap((each) => Array<Speciality>(each.weight).fill(each));

  return random.pick(weighted);
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
      ? homeEndings
      : works === 'salon'
        ? salonEndings
        : [...homeEndings, ...salonEndings];

  return [
    random.pick(openings[category]),
    ...random.some(middles, random.whole(1, 2)),
    random.pick(endings),
  ]
    .map(fill)
    .join(' ');
}

// The five public demo accounts (D3).
import { type Day, weekdayOf } from '@freely/domain/london-time';
import { subHours } from 'date-fns/subHours';
import { type Town, towns } from './data/towns.ts';
import type {
  CatalogueEntry,
  PlannedCustomer,
  PlannedPerson,
  PlannedPractitioner,
  PlannedVisit,
} from './plan.ts';
import { planPractitioner } from './plan-practitioner.ts';

interface DemoParts {
  now: Date;
  today: Day;
  catalogue: readonly CatalogueEntry[];
  newSalonId: () => number;
  newUserId: () => number;
}

interface DemoPeople {
  staff: PlannedPerson[];
  practitioners: PlannedPractitioner[];
  applicants: PlannedPractitioner[];
  customers: PlannedCustomer[];
}

export const demoPassword = 'freely-demo-2026';

/** An appointment on each day of the current week, Monday to Sunday, whatever day today is. */
function thisWeek(today: Day): PlannedVisit[] {
  const sinceMonday = (weekdayOf(today) + 6) % 7;

  return Array.from({ length: 7 }, (_, weekday) => ({ inDays: weekday - sinceMonday }));
}

/** What the demo customer always has: something to review, to book again, to move and to cancel. */
const regularVisits = (customerId: number): PlannedVisit[] => [
  { customerId, inDays: -30, isReviewed: true },
  { customerId, inDays: -9, isReviewed: false },
  { customerId, inDays: -5, isReviewed: false },
  { customerId, inDays: 3 },
  { customerId, inDays: 10 },
  // Who passed a patch test, and whose late cancellation was sold again.
  {
    customerId,
    inDays: -40,
    treatment: 'Henna brows',
    patchTest: { inDays: -47, result: 'clear' },
  },
  { customerId, inDays: -13, location: 'salon', isSoldAgain: true },
];

/** Two home visits on one working day, so that the calendar shows the road between them. */
const visitsAtHome: PlannedVisit[] = [
  { inDays: 1, location: 'mobile' },
  { inDays: 1, location: 'mobile' },
];

export function demoPeople({ newUserId, ...parts }: DemoParts): DemoPeople {
  const town: Town | undefined = towns[0];
  if (town === undefined) throw new Error('The demo market has no town');
  const home = {
    address: '21 Northfield Road',
    city: 'London',
    postcode: 'SW11 4NB',
    lat: 51.4701,
    lon: -0.1603,
  };
  const person = (name: string, mailbox: string, roles: PlannedPerson['roles']): PlannedPerson => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      id: newUserId(),
      firstName,
      lastName,
      isMan: false,
      email: `${mailbox}@freely.example`,
      phone: '07700900123',
      look: null,
      town,
      roles,
      joinedAt: subHours(parts.now, 400 * 24),
    };
  };

  const customer = { ...person('Grace Ashdown', 'customer', ['customer']), home };
  const amara = person('Amara Okafor', 'practitioner', ['practitioner', 'customer']);
  const imogen = person('Imogen Teasdale', 'new-practitioner', ['practitioner', 'customer']);
  const sofia = person('Sofia Duarte', 'both', ['practitioner', 'customer']);
  const avery = person('Avery Loxley', 'admin', ['admin']);
  const work = (who: PlannedPerson, categories: PlannedPractitioner['categories']) => {
    const [main = 'nails', ...others] = categories;
    const planned = planPractitioner({
      ...parts,
      id: who.id,
      town,
      speciality: { categories: [main, ...others], weight: 1, percentMen: 0 },
      works: 'both',
    });
    // They come to every customer of the town, the demo customer too.
    return { ...planned, base: planned.base && { ...planned.base, travelMiles: 10 } };
  };

  return {
    staff: [avery],
    practitioners: [
      {
        ...work(amara, ['nails', 'eyes']),
        ...amara,
        look: {
          skin: 'cocoa',
          hair: 'black',
          back: 'afro',
          top: 'viridian',
          ground: 'petal',
          earrings: 'ochre',
        },
        bio: 'I trained as a nail technician in Peckham and went independent in 2018. Builder gel is my thing: strong, thin, no bulk. My treatment room is quiet and has a kettle; if you’d rather stay put, I bring everything to you.',
        insurance: true,
        travel: { way: 'car', bufferMinutes: 10, fromBase: true },
        past: 32,
        upcoming: 6,
        diary: [
          ...thisWeek(parts.today),
          ...regularVisits(customer.id),
          // Nobody has recorded what came of the test yet.
          {
            inDays: 6,
            customerId: sofia.id,
            treatment: 'Eyebrow shape and tint',
            patchTest: { inDays: -5, result: null },
          },
          ...visitsAtHome,
        ],
      },
      {
        ...work(sofia, ['hair', 'make-up']),
        ...sofia,
        look: { skin: 'honey', hair: 'espresso', back: 'curls', top: 'plum', ground: 'sea' },
        insurance: true,
        past: 14,
        upcoming: 3,
        diary: [
          ...thisWeek(parts.today),
          { inDays: -15, customerId: customer.id },
          {
            inDays: 9,
            customerId: customer.id,
            treatment: 'Root touch-up',
            patchTest: { inDays: -6, result: 'reaction' },
          },
        ],
      },
    ],
    applicants: [
      {
        ...work(imogen, ['facial']),
        ...imogen,
        bio: '',
        qualifications: [],
        approved: null,
        insurance: false,
        onboardingStep: 1,
        base: null,
        salons: [],
        offers: [],
        hours: [],
        timeOff: [],
        images: [],
        past: 0,
        upcoming: 0,
      },
    ],
    customers: [customer, { ...sofia, home: { ...home, address: '8 Tanner Street' } }],
  };
}

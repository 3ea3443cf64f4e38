// A practitioner's treatments and prices, weekly hours and time off.
import { addDays, type Day, londonInstant } from '@freely/domain/london-time';
import type { Category } from '@freely/domain/service-types';
import { rates } from './data/specialities.ts';
import type { CatalogueEntry, PlannedHours, PlannedOffer, PlannedPractitioner } from './plan.ts';
import type { Random } from './random.ts';

/** More from the main category than from the others. Longer treatments cost more. */
export function planOffers(
  random: Random,
  categories: readonly Category[],
  catalogue: readonly CatalogueEntry[],
): PlannedOffer[] {
  const level = 0.8 + random.next() * 0.6;

  return categories.flatMap((slug, index) => {
    const entries = catalogue.filter((entry) => entry.slug === slug);
    const count = index === 0 ? random.whole(5, 9) : random.whole(2, 4);
    return random.some(entries, count).map((entry) => {
      const pounds = (6 + entry.minutes * rates[slug]) * level * (0.95 + random.next() * 0.1);
      return {
        ...entry,
        duration: entry.minutes + (random.chance(0.2) ? 15 : 0),
        price: Math.round(pounds * 2) * 50,
      };
    });
  });
}

/** Typical working weeks in this trade: weekdays, and minutes of the day. */
const weeks: [days: number[], from: number, to: number][] = [
  [[1, 2, 3, 4, 5], 540, 1080],
  [[1, 2, 3, 4, 5], 540, 1080],
  [[2, 3, 4, 5, 6], 600, 1140],
  [[1, 2, 3, 4, 5, 6], 480, 960],
  [[1, 2, 4, 5, 6], 570, 1110],
  [[3, 4, 5, 6, 0], 540, 1020],
  [[1, 2, 3, 4], 660, 1200],
  [[1, 2, 3, 4, 5], 1020, 1320],
  [[0, 1, 2, 3, 4, 5, 6], 600, 1200],
  [[4, 5, 6], 720, 1440],
];

/** `places` are the salons' ids, and null for mobile. Several places may share the days. */
export function planHours(random: Random, places: readonly (number | null)[]): PlannedHours[] {
  const [days, from, to] = random.pick(weeks);
  const sharesDays = places.length > 1 && random.chance(0.5);

  return days.flatMap((weekday, index) =>
    places
      .filter((_, place) => !sharesDays || index % places.length === place)
      .map((salonId) => ({
        salonId,
        weekday,
        from,
        to: weekday === 0 ? Math.min(to, 1020) : to,
        breaks: planBreaks(random, from, to),
      })),
  );
}

function planBreaks(random: Random, from: number, to: number): PlannedHours['breaks'] {
  if (to - from < 360 || random.chance(0.2)) return [];
  const noon = from < 660 ? 780 : from + 240;
  const breaks = [{ from: noon, to: noon + random.pick([30, 45, 60]) }];
  if (to - from > 540 && random.chance(0.3)) breaks.push({ from: noon + 195, to: noon + 210 });

  return breaks;
}

const reasons = ['Holiday', 'School run', 'Dentist', 'Training day', 'Family visit', 'Wedding'];

export function planTimeOff(random: Random, today: Day): PlannedPractitioner['timeOff'] {
  if (!random.chance(0.35)) return [];
  const first = addDays(today, random.whole(2, 45));
  const fullDay = random.chance(0.7);
  const at = (day: Day, time: string) => londonInstant(day, time) ?? new Date(0);

  return [
    {
      title: random.pick(reasons),
      fullDay,
      from: fullDay ? at(first, '00:00') : at(first, '14:00'),
      to: fullDay ? at(addDays(first, random.whole(1, 8)), '00:00') : at(first, '17:00'),
    },
  ];
}

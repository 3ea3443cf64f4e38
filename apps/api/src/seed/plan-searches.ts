// The searches of the last weeks, so that the statistics of a demo market have data: more where
// more practitioners work, more at weekends, and some in areas without any practitioner.
import { addDays, type Day, weekdayOf } from '@freely/domain/london-time';
import { categoriesOf, serviceTypes } from '@freely/domain/service-types';
import { areaOf, cellOf, type LoggedSearch } from '../market/search-log/index.ts';
import { towns } from './data/towns.ts';
import type { CatalogueEntry } from './plan.ts';
import { type Random, seededRandom } from './random.ts';

const daysBack = 90;
const maxCounted = 40;

type Treatment = Pick<CatalogueEntry, 'id' | 'slug'>;

interface Origin {
  lat: number;
  lon: number;
  spreadMiles: number;
  practitioners: number;
}

/** Areas that people search in, but no practitioner serves. */
const unserved: Origin[] = [
  { lat: 55.7692, lon: -2.0025, spreadMiles: 1, practitioners: 0 },
  { lat: 56.8198, lon: -5.1052, spreadMiles: 1.5, practitioners: 0 },
  { lat: 50.1186, lon: -5.5372, spreadMiles: 1.5, practitioners: 0 },
  { lat: 52.4153, lon: -4.0829, spreadMiles: 1, practitioners: 0 },
  { lat: 52.7543, lon: 0.3976, spreadMiles: 1.5, practitioners: 0 },
  { lat: 54.2831, lon: -0.3998, spreadMiles: 1.5, practitioners: 0 },
];

/** The searches up to yesterday, in order. The result depends only on the catalogue and the day. */
export function planSearches(catalogue: readonly Treatment[], today: Day): LoggedSearch[] {
  const random = seededRandom('searches');
  const days = Array.from({ length: daysBack }, (_, back) => addDays(today, back - daysBack));

  return days.flatMap((day, index) => {
    // The market grows, and people have more time at weekends.
    const demand = (0.6 + (0.8 * index) / daysBack) * (weekdayOf(day) % 6 === 0 ? 1.4 : 1);

    return [...towns, ...unserved].flatMap((origin) => {
      const usual = (0.6 + origin.practitioners / 9) * demand;
      const amount = Math.max(0, Math.round(usual * (0.7 + random.next() * 0.6)));

      return Array.from({ length: amount }, () => planSearch(random, catalogue, day, origin));
    });
  });
}

function planSearch(
  random: Random,
  catalogue: readonly Treatment[],
  day: Day,
  origin: Origin,
): LoggedSearch {
  const serviceType = random.pick(['beautician', 'beautician', ...serviceTypes] as const);
  const category = random.chance(0.45) ? random.pick(categoriesOf[serviceType]) : null;
  const offered = catalogue.filter(({ slug }) => slug === category);
  const treatment = category && random.chance(0.5) ? random.pick(offered).id : null;
  const wantedDay = random.chance(0.7) ? addDays(day, random.whole(0, 14)) : null;
  // Half of them offer the category, a quarter the treatment, and some have no time on that day.
  const share = (category ? 0.5 : 1) * (treatment ? 0.5 : 1) * (wantedDay ? 0.6 : 1);
  const near = Math.round(origin.practitioners * share * (0.1 + random.next() * 0.8));
  const found = serviceType === 'beautician' ? near : Math.floor(near / 3);
  const cell = cellOf({
    lat: origin.lat + (random.spread() * origin.spreadMiles) / 69,
    lon: origin.lon + (random.spread() * origin.spreadMiles) / 42,
  });

  return {
    day,
    wanted_day: wantedDay,
    service_type: serviceType,
    category,
    treatment,
    location_type: random.pick(['mobile', 'mobile', 'salon', 'idm'] as const),
    lat_cell: cell.latCell,
    lon_cell: cell.lonCell,
    ...areaOf(cell),
    found: Math.min(found, maxCounted),
    found_more: found > maxCounted,
  };
}

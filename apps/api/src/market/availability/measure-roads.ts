// Asks the service for the roads that a list of free times is about to need, and nobody has asked for yet.
import { cellCentre, type Point } from '@freely/domain/geo';
import { addDays, type Day, londonDay, londonInstant, weekdayOf } from '@freely/domain/london-time';
import { minutesOfTimed, type Traffic, type WayOfTravelling } from '@freely/domain/travel-time';
import type { Deps } from '../../deps.ts';
import type { RoadService } from '../../infrastructure/roads/index.ts';
import { type Calendar, readCalendar } from './calendar.repository.ts';
import { reserveRoads, saveRoads, useMeasured } from './measured-roads.repository.ts';
import { groupRoads, measuredBy, type RoadGroup, type WantedRoad } from './measured-roads.ts';
import type { StoredTravel } from './stored-travel.ts';
import { roadsTo } from './travel.ts';

interface PlaceOfRoads {
  practitionerId: number;
  locationType: 'mobile' | 'salon';
  salonId: number | null;
  home: Point | null;
  from: Day;
  to: Day;
}

type MeasureDeps = Pick<Deps, 'db' | 'roads'>;

/** A list of six weeks needs no more; what is left out is reckoned by the table. */
const mostRoads = 100;

/**
 * Measures what is missing, once for everybody. Call it outside a transaction, before free times are read or
 * held. It never fails: what the service does not say is reckoned by the table. Returns whether there is
 * something new, which a replica may not have yet.
 */
export async function measureRoads(
  { db, roads: service }: MeasureDeps,
  place: PlaceOfRoads,
): Promise<boolean> {
  if (!service) return false;
  const calendar = await readCalendar(db, { ...place, subServiceIds: [] });
  if (!calendar.travel) return false;
  if (!calendar.travel.measuredRoads) {
    await useMeasured(db, place.practitionerId);
    await measureRoads({ db, roads: service }, place);
    return true;
  }
  const { way } = calendar.travel;
  const groups = groupRoads(missingRoads(calendar, calendar.travel, place).slice(0, mostRoads));
  const stored = await Promise.all(groups.map((group) => measureGroup(db, service, way, group)));

  return stored.includes(true);
}

/** What the rules of free times ask for, and nobody has measured. Within a square there is nothing to measure. */
function missingRoads(
  { places }: Calendar,
  travel: StoredTravel,
  { home, from, to }: PlaceOfRoads,
): WantedRoad[] {
  const missing: WantedRoad[] = [];
  const measured = measuredBy(travel.measuredRoads ?? [], (road) => missing.push(road));
  for (const { salonId, schedule } of places) {
    const wanted = { salonId, home, customerId: null, from, to, week: schedule.week };
    roadsTo({ ...travel, measured }, wanted);
  }

  return missing.filter((road) => !isOneSquare(road.from, road.to));
}

const isOneSquare = (from: WantedRoad['from'], to: WantedRoad['to']) =>
  from.latCell === to.latCell && from.lonCell === to.lonCell;

async function measureGroup(
  db: Deps['db'],
  service: RoadService,
  way: WayOfTravelling,
  { traffic, origins, destinations }: RoadGroup,
): Promise<boolean> {
  const count = origins.length * destinations.length;
  if (!(await reserveRoads(db, count, service.dailyLimit))) return false;
  const seconds = await service
    .measure({
      way,
      departure: departureIn(traffic, new Date()),
      origins: origins.map(cellCentre),
      destinations: destinations.map(cellCentre),
    })
    .catch(() => null);
  if (!seconds) return false;
  await saveRoads(
    db,
    way,
    origins.flatMap((from, row) =>
      destinations.map((to, column) => {
        const found = seconds[row]?.[column] ?? null;
        const minutes = found === null ? null : minutesOfTimed(way, found, traffic);

        return { from, to, traffic, minutes };
      }),
    ),
  );

  return true;
}

const hours: Readonly<Record<Traffic, string>> = { rush: '08:30', day: '13:00', night: '23:00' };
const wednesday = 3;

/** The next Wednesday, as good as any workday: a service of roads knows the future only. */
function departureIn(traffic: Traffic, now: Date): Date {
  let day = addDays(londonDay(now), 1);
  while (weekdayOf(day) !== wednesday) day = addDays(day, 1);
  const departure = londonInstant(day, hours[traffic]);
  if (!departure) throw new Error('London’s clocks never change on a Wednesday');

  return departure;
}

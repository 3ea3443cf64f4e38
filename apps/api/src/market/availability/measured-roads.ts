// Roads as the service has measured them, for the rules of libs/domain.
import type { Cell } from '@freely/domain/geo';
import { type MeasuredMinutes, type Traffic, traffics } from '@freely/domain/travel-time';

/** From and to which square, the traffic as the database counts it, and minutes; null: no such road. */
export type StoredRoad = [
  fromLat: number,
  fromLon: number,
  toLat: number,
  toLon: number,
  traffic: number,
  minutes: number | null,
];

export interface WantedRoad {
  from: Cell;
  to: Cell;
  traffic: Traffic;
}

/** What was measured; `onMissing` is told of roads that nobody has asked for yet. */
export function measuredBy(
  roads: readonly StoredRoad[],
  onMissing: (road: WantedRoad) => void = () => {},
): MeasuredMinutes {
  const minutes = new Map(
    roads.map(([fromLat, fromLon, toLat, toLon, traffic, found]) => [
      [fromLat, fromLon, toLat, toLon, traffics[traffic]].join(),
      found,
    ]),
  );

  return (from, to, traffic) => {
    const found = minutes.get(keyOf({ from, to, traffic }));
    if (found === undefined) onMissing({ from, to, traffic });

    return found ?? null;
  };
}

export const keyOf = ({ from, to, traffic }: WantedRoad) =>
  [from.latCell, from.lonCell, to.latCell, to.lonCell, traffic].join();

export interface RoadGroup {
  traffic: Traffic;
  origins: Cell[];
  destinations: Cell[];
}

/** Each road once, in as few rectangles of origins and destinations as roads around one place need. */
export function groupRoads(roads: readonly WantedRoad[]): RoadGroup[] {
  const each = [...new Map(roads.map((road) => [keyOf(road), road])).values()];
  const towards = Object.values(Object.groupBy(each, (road) => keyOf({ ...road, from: road.to })));
  const isAlone = (group: WantedRoad[]) => group.length === 1;
  const shared = towards.filter((group) => group && !isAlone(group)) as WantedRoad[][];
  const alone = towards.flatMap((group) => (group && isAlone(group) ? group : []));
  const away = Object.values(Object.groupBy(alone, (road) => keyOf({ ...road, to: road.from })));

  return [
    ...shared.map((group) => groupOf(group, 'from')),
    ...away.map((group) => groupOf(group as WantedRoad[], 'to')),
  ];
}

function groupOf(roads: readonly WantedRoad[], many: 'from' | 'to'): RoadGroup {
  const [{ from, to, traffic }] = roads as [WantedRoad];
  const ends = roads.map((road) => road[many]);

  return many === 'from'
    ? { traffic, origins: ends, destinations: [to] }
    : { traffic, origins: [from], destinations: ends };
}

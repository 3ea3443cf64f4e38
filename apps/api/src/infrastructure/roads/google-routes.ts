// Google's Routes API: how long the roads between some places take (computeRouteMatrix, v2).
import type { Point } from '@freely/domain/geo';
import type { WayOfTravelling } from '@freely/domain/travel-time';
import * as v from 'valibot';

interface RoadMatrix {
  way: WayOfTravelling;
  departure: Date;
  origins: readonly Point[];
  destinations: readonly Point[];
}

export interface RoadService {
  /** Seconds, by origin and then by destination; null where there is no road. @throws when it does not answer. */
  measure(matrix: RoadMatrix): Promise<(number | null)[][]>;
  /** How many roads it may be asked for in a day: it charges for each. */
  readonly dailyLimit: number;
}

export interface RoadServiceConfig {
  key: string;
  url: string;
  dailyLimit: number;
}

/** Somebody waits for their list of times meanwhile. */
const timeoutMs = 1_500;
const modes = { foot: 'WALK', bicycle: 'BICYCLE', transit: 'TRANSIT', car: 'DRIVE' } as const;
// Without `status` in the mask, every element would look as if it had succeeded.
const fields = 'originIndex,destinationIndex,status,condition,duration';

const Elements = v.array(
  v.object({
    // Zero may be left out, as in every JSON of protocol buffers.
    originIndex: v.optional(v.number(), 0),
    destinationIndex: v.optional(v.number(), 0),
    status: v.optional(v.object({ code: v.optional(v.number(), 0) })),
    condition: v.optional(v.string()),
    duration: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?s$/), v.transform(parseFloat))),
  }),
);

export function googleRoutes({ key, url, dailyLimit }: RoadServiceConfig): RoadService {
  return {
    dailyLimit,
    async measure({ way, departure, origins, destinations }) {
      const response = await fetch(`${url}/distanceMatrix/v2:computeRouteMatrix`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': fields,
        },
        body: JSON.stringify({
          origins: origins.map(waypoint),
          destinations: destinations.map(waypoint),
          travelMode: modes[way],
          // Traffic is known, and charged for, by car only.
          ...(way === 'car' ? { routingPreference: 'TRAFFIC_AWARE' } : {}),
          departureTime: departure.toISOString(),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The service of roads responded with ${response.status}`);
      }
      const elements = v.parse(Elements, await response.json());
      const seconds = origins.map(() => destinations.map((): number | null => null));
      for (const { originIndex, destinationIndex, status, condition, duration } of elements) {
        const row = seconds[originIndex];
        if (!row || status?.code || condition !== 'ROUTE_EXISTS') continue;
        row[destinationIndex] = duration ?? null;
      }

      return seconds;
    },
  };
}

const waypoint = ({ lat, lon }: Point) => ({
  waypoint: { location: { latLng: { latitude: lat, longitude: lon } } },
});

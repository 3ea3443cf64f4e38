// A server that speaks the part of Google's Routes API that we use, over HTTP, and refuses what Google refuses.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Point } from '@freely/domain/geo';

const fakeRoutesKey = 'routes-key-of-a-test';
const bodyOfMatrix = [
  'origins',
  'destinations',
  'travelMode',
  'routingPreference',
  'departureTime',
];

export interface RequestedMatrix {
  travelMode: string;
  departureTime: string;
  origins: Point[];
  destinations: Point[];
}

interface Waypoint {
  waypoint: { location: { latLng: { latitude: number; longitude: number } } };
}

export type FakeRoutes = Awaited<ReturnType<typeof startFakeRoutes>>;

export async function startFakeRoutes() {
  const fresh = () => ({
    requests: [] as RequestedMatrix[],
    /** How long each road takes; null: there is none. */
    seconds: 3_000 as number | null,
    /** `down`: refused with 503; `silent`: never answered. */
    mood: 'up' as 'up' | 'down' | 'silent',
  });
  const state = fresh();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const body = (await json(request)) as Record<string, unknown>;
    const matrix = readMatrix(body);
    state.requests.push(matrix);
    if (state.mood === 'silent') return;
    if (state.mood === 'down') return answer(503, [{ error: { code: 503 } }]);
    const problem =
      request.method !== 'POST' || request.url !== '/distanceMatrix/v2:computeRouteMatrix'
        ? 404
        : request.headers['x-goog-api-key'] !== fakeRoutesKey
          ? 403
          : isValid(body, matrix, String(request.headers['x-goog-fieldmask'] ?? ''))
            ? null
            : 400;
    if (problem !== null) return answer(problem, [{ error: { code: problem } }]);

    answer(200, elementsOf(matrix, state.seconds));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    state,
    reset: () => Object.assign(state, fresh()),
    config: { key: fakeRoutesKey, url: `http://127.0.0.1:${port}`, dailyLimit: 100 },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readMatrix(body: Record<string, unknown>): RequestedMatrix {
  const points = (list: unknown) =>
    (list as Waypoint[]).map(({ waypoint: { location } }) => ({
      lat: location.latLng.latitude,
      lon: location.latLng.longitude,
    }));

  return {
    travelMode: String(body.travelMode),
    departureTime: String(body.departureTime),
    origins: points(body.origins),
    destinations: points(body.destinations),
  };
}

/** Google has a routing preference for cars only, no departure in the past, and a most of roads. */
function isValid(
  body: Record<string, unknown>,
  { travelMode, departureTime, origins, destinations }: RequestedMatrix,
  mask: string,
): boolean {
  const most = travelMode === 'TRANSIT' ? 100 : 625;

  return (
    Object.keys(body).every((name) => bodyOfMatrix.includes(name)) &&
    ['DRIVE', 'BICYCLE', 'WALK', 'TRANSIT'].includes(travelMode) &&
    (travelMode === 'DRIVE' || body.routingPreference === undefined) &&
    Date.parse(departureTime) > Date.now() &&
    origins.length * destinations.length <= most &&
    mask.split(',').includes('duration')
  );
}

/** In no order that a client may rely on, without zeros, as JSON of protocol buffers leaves them out. */
function elementsOf({ origins, destinations }: RequestedMatrix, seconds: number | null) {
  return origins
    .flatMap((_, originIndex) =>
      destinations.map((__, destinationIndex) => ({
        ...(originIndex === 0 ? {} : { originIndex }),
        ...(destinationIndex === 0 ? {} : { destinationIndex }),
        status: {},
        ...(seconds === null
          ? { condition: 'ROUTE_NOT_FOUND' }
          : { condition: 'ROUTE_EXISTS', duration: `${seconds}s` }),
      })),
    )
    .reverse();
}

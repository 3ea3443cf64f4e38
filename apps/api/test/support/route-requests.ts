import type { LeakMarkerWorld } from './leak-marker-world.ts';
import { type RequestTarget, targetOf } from './policy-world.ts';

export type RouteRequest = RequestTarget & { query?: string };

/**
 * The requests to send to a route: first about the objects of the policy, then about each booking
 * and practitioner of the world.
 */
export function requestsOf(route: string, world: LeakMarkerWorld): RouteRequest[] {
  const { users, treatment, bookings, patchVisit } = world;
  const target = targetOf(route, world);
  const day = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  const from = `from=${day}&to=${day}`;
  const here = 'lat=51.4652&lon=-0.1708';
  const slot = `sub_service[]=${treatment}&`;
  const queries: Record<string, string[]> = {
    'GET /practitioners/available': [
      `${here}&per_page=50&withAvailableTreatments=1`,
      `${here}&locationtype=salon&date=${day}`,
      `${here}&locationtype=mobile&date=${day}&sort=reviews`,
    ],
    'GET /practitioners/available/count': [`${here}&date=${day}&days[]=${day}`],
    'GET /practitioner/:id/availableBookingStartTimes': ['mobile', 'salon'].map(
      (place) => `${slot}date=${day}&locationtype=${place}`,
    ),
    'GET /practitioner/:id/patchTest': [`${slot}date=${day}&start_time=10:00&locationtype=mobile`],
    'GET /practitioner/:id/availableDays': [`${slot}${from}&locationtype=mobile`],
    'GET /dashboard/practitioner/why-not': ['mobile', 'salon'].map(
      (place) => `${slot}date=${day}&locationtype=${place}`,
    ),
    'GET /places/autocomplete': ['q=SW11 4NB'],
    'GET /dashboard/admin/getBookings': [from],
    'GET /dashboard/admin/getPractitioners': [from],
    'GET /dashboard/admin/search-download': [`${here}&date=${day}&address=SW11&distance=15`],
  };
  if (route === 'PUT /booking/:id/patchTest') {
    return [{ params: { id: patchVisit }, body: { result: 'clear' } }];
  }
  const params = / \/booking\/:id|\/practitioner\/booking\/:id|\/admin\/bookings\/:id/.test(route)
    ? Object.values(bookings).map((id) => ({ ...target.params, id }))
    : / \/practitioner\/:id\//.test(route)
      ? [users.practitioner, users.anotherPractitioner].map(({ id }) => ({ id }))
      : [{ token: world.token, ...target.params }];

  return params.flatMap((each) =>
    (queries[route] ?? ['']).map((query) => ({ ...target, params: each, query })),
  );
}

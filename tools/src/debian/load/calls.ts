// What people do on the market, each as often as its weight says: most of it reads.
import { type Market, urlsOf } from '../market-folder.ts';
import { type Customer, type Practitioner, place } from './people.ts';
import type { Wanted } from './visitor.ts';

interface Kind {
  name: string;
  weight: number;
  make: (practitioner: Practitioner, customer: Customer) => Wanted;
}

export function kindsOfCalls(market: Market, releaseFile: string): readonly Kind[] {
  const { shell, api } = urlsOf(market);
  const base = `${api}/api/v1.0`;
  const day = () => {
    const ahead = 2 + Math.floor(Math.random() * 20);

    return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  };

  return [
    {
      name: 'search',
      weight: 14,
      make: () => ({
        url: `${base}/practitioners/available?lat=${place.lat}&lon=${place.lng}&locationtype=idm&per_page=10`,
      }),
    },
    {
      name: 'times',
      weight: 9,
      make: ({ id, treatmentId }) => ({
        url: `${base}/practitioner/${id}/availableBookingStartTimes?sub_service[]=${treatmentId}&locationtype=salon&date=${day()}`,
      }),
    },
    { name: 'profile', weight: 6, make: ({ id }) => ({ url: `${base}/practitioner/${id}/info` }) },
    {
      name: 'own bookings',
      weight: 5,
      make: (_, { token }) => ({ url: `${base}/dashboard/user/bookings`, token }),
    },
    {
      name: 'change',
      weight: 4,
      make: (_, { token }) => ({
        method: 'PUT',
        url: `${base}/dashboard/user/settings`,
        token,
        body: { birthday: `1990-01-${10 + Math.floor(Math.random() * 20)}` },
      }),
    },
    { name: 'page', weight: 6, make: () => ({ url: `${shell}/` }) },
    { name: 'file', weight: 4, make: () => ({ url: new URL(releaseFile, shell).href }) },
  ];
}

/** One of them, by weight. */
export function pick<T extends { weight: number }>(kinds: readonly T[]): T {
  let left = Math.random() * kinds.reduce((sum, { weight }) => sum + weight, 0);
  const found = kinds.find(({ weight }) => {
    left -= weight;

    return left < 0;
  });

  return found ?? (kinds[0] as T);
}

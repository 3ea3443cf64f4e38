// What is asked in a soak: mostly what guests ask, and with it people who are signed in, bookings and downloads.
import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { forgetOneCustomer } from './bench-market.ts';
import type { BenchService } from './bench-services.ts';
import {
  calendarQuery,
  sampleCalendars,
  sampleSearches,
  searchQuery,
  weekCountQuery,
} from './market-requests.ts';

/** Their tokens. */
export interface SoakPeople {
  admin: string;
  /** Nobody may hold two appointments at once. */
  customers: string[];
}

const customerCount = 200;

interface SoakRequest {
  /** A token. */
  as?: string;
  /** A booking; without, it is read. */
  body?: object;
  path: string;
}

export async function makeSoakPeople(client: Client): Promise<SoakPeople> {
  await client.query(`
    insert into users (email, password_hash, first_name) values ('soak-admin@bench.example', '-', 'Ops');
    insert into user_roles select id, 'admin' from users where email = 'soak-admin@bench.example';
    insert into users (email, password_hash, first_name)
      select 'soak-' || n || '@bench.example', '-', 'Ada' from generate_series(1, ${customerCount}) n;
    insert into user_roles select id, 'customer' from users where email like 'soak-%'
      and email <> 'soak-admin@bench.example';
    update settings set admin_second_factor = 0, customer_open_holds = 1000, network_open_holds = 10000,
      practitioner_day_open_holds = 1000, free_lapsed_holds = 1000`);
  await forgetOneCustomer(client);
  const signIn = async (email: string) => {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into sessions (token_hash, user_id, expires_at, ends_at)
       select $1, id, now() + interval '1 day', now() + interval '1 day' from users where email = $2`,
      [createHash('sha256').update(token).digest(), email],
    );

    return token;
  };

  const customers: string[] = [];
  for (let number = 1; number <= customerCount; number += 1) {
    customers.push(await signIn(`soak-${number}@bench.example`));
  }

  return { admin: await signIn('soak-admin@bench.example'), customers };
}

/** The request with a number; every twentieth books, every two-thousandth downloads. */
export async function soakRequests(
  client: Client,
  { admin, customers }: SoakPeople,
): Promise<(number: number) => SoakRequest> {
  const searches = await sampleSearches(client, 2_000);
  const calendars = await sampleCalendars(client, 2_000);
  const { rows: offers } = await client.query<{ price: number }>(
    `select price from unnest($1::bigint[], $2::bigint[]) with ordinality as wanted (p, t, n)
     join offers on practitioner_id = p and sub_service_id = t order by n`,
    [calendars.map(({ practitioner }) => practitioner), calendars.map((each) => each.treatment)],
  );
  const pick = <Item>(list: Item[], number: number) => list[number % list.length] as Item;

  /** Each of another customer, and for months at another time. */
  const booking = (turn: number): SoakRequest => {
    const { practitioner, salon, treatment, from } = pick(calendars, turn);
    const day = new Date(Date.parse(from) + (turn % 40) * 86_400_000).toISOString().slice(0, 10);

    return {
      as: pick(customers, turn),
      path: '/booking',
      body: {
        practitioner_id: Number(practitioner),
        services_ids: [Number(treatment)],
        total_amount: pick(offers, turn).price / 100,
        date: day,
        start_time: `${9 + (turn % 8)}:00:00`.padStart(8, '0'),
        location_type: 'salon',
        salon_id: Number(salon),
      },
    };
  };

  return (number) => {
    const search = pick(searches, number);
    const calendar = pick(calendars, number);
    const profile = `/practitioner/${calendar.practitioner}`;
    if (number % 2_000 === 1_999) return { as: admin, path: '/dashboard/admin/getCustomers' };
    switch (number % 20) {
      case 0:
        return booking(number / 20);
      case 1:
      case 2:
        return { path: `/practitioners/available/count?${weekCountQuery(search)}` };
      case 3:
      case 4:
      case 5:
      case 6:
        return { path: `${profile}/availableDays?${calendarQuery(calendar)}` };
      case 7:
        return { path: `${profile}/info` };
      case 8:
        return { path: `${profile}/services` };
      case 9:
        return { as: admin, path: '/dashboard/admin/bookings' };
      case 10:
        return { as: admin, path: '/dashboard/admin/practitioners?sort=name' };
      case 11:
        return { as: pick(customers, number), path: '/auth/user' };
      default:
        return { path: `/practitioners/available?${searchQuery(search)}` };
    }
  };
}

/** Sends a request and reads all of its response. A booking that is refused is a response like another. */
export function soakClient({ url, base }: BenchService, refusals: Map<string, number>) {
  return async ({ as, path, body }: SoakRequest): Promise<void> => {
    const response = await fetch(url + base + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(as ? { authorization: `Bearer ${as}` } : {}),
      },
    });
    const text = await response.text();
    const isRefused = body !== undefined && [409, 422].includes(response.status);
    if (isRefused) refusals.set(text, (refusals.get(text) ?? 0) + 1);
    if (!response.ok && !isRefused) throw new Error(`${response.status} ${path}: ${text}`);
  };
}

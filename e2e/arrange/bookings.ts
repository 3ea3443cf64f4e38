import { expect } from '@playwright/test';
import { address, apiBase } from './addresses.ts';
import { ask } from './market.ts';
import { type NewCustomer, newCustomer, registerByApi } from './people.ts';
import { logInByApi, type SignedIn } from './visitors.ts';

/** Somebody with an appointment at home, made by the API. */
export interface Arranged {
  customer: NewCustomer;
  session: SignedIn;
  booking: BookingAnswer;
}

export interface BookingAnswer {
  id: number;
  practitioner_id: number;
  practitioner_name: string;
  booking_status: string;
  paid: boolean;
  total_amount: number;
  amount_refunded: number;
  discount: number;
  date: string;
  start_time: string;
  location: { address: string };
  treatments: { id: number; name: string }[];
}

/** A home in Battersea, where practitioners of the demo market come to. */
const home = {
  city: 'London',
  postcode: 'SW11 4NB',
  address: '27 Northfield Road',
  country_id: 'UK',
  country_name: 'United Kingdom',
  location: { lat: 51.4652, lng: -0.1708 },
};
const search = 'lat=51.4652&lon=-0.1708&locationtype=mobile&serviceType=beautician&per_page=50';

export const readBooking = (id: number, { access_token }: SignedIn) =>
  ask<BookingAnswer>(`/booking/${id}`, access_token);

type Who = Pick<Arranged, 'customer' | 'session'>;

async function someCustomer(): Promise<Who> {
  const customer = newCustomer();
  await registerByApi(customer);

  return { customer, session: await logInByApi(customer.email, customer.password) };
}

/** A time that is held and waits to be paid, of a new customer unless another is given. */
export async function heldBooking(by?: Who): Promise<Arranged> {
  const { customer, session } = by ?? (await someCustomer());
  const { order } = await ask<{ order: number[] }>(`/practitioners/available?${search}`);
  for (const id of ownOf(order)) {
    const slot = await someSlot(id);
    const booking = slot && (await book(slot, session));
    if (booking) return { customer, session, booking };
  }
  throw new Error('Nobody near Battersea has a free time');
}

/** No more tests than these run at once. */
const LANES = 4;

/** The first ones are whom journeys find on the screen. */
const FOUND_FIRST = 3;

/** Whom no test that runs beside this one takes, in an order of chance. */
function ownOf(order: readonly number[]): number[] {
  const lane = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % LANES;
  const own = order.slice(FOUND_FIRST).filter((_, place) => place % LANES === lane);
  const from = Math.floor(Math.random() * own.length);

  return [...own.slice(from), ...own.slice(0, from)];
}

/** The same, paid. */
export async function paidBooking(by?: Who): Promise<Arranged> {
  const arranged = await heldBooking(by);
  const { session, booking } = arranged;
  const { client_secret } = await ask<{ client_secret: string }>(
    `/booking/${booking.id}/paymentIntent`,
    session.access_token,
  );
  const intent = client_secret.split('_secret_')[0];
  const config = await fetch(`${address('SHELL_URL')}/config.json`);
  const { stripePublishableKey } = (await config.json()) as { stripePublishableKey: string };
  const response = await fetch(`${address('PAYMENTS_URL')}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripePublishableKey}` },
    body: new URLSearchParams({ client_secret, payment_method: 'pm_card_visa' }),
  });
  if (!response.ok) throw new Error(`The card was refused: ${await response.text()}`);
  // Only the provider's word makes it paid (D19).
  await expect.poll(async () => (await readBooking(booking.id, session)).paid).toBe(true);

  return { ...arranged, booking: await readBooking(booking.id, session) };
}

interface Slot {
  practitioner_id: number;
  services_ids: number[];
  total_amount: number;
  date: string;
  start_time: string;
}

/** A free time of this practitioner's in about a week, for their first treatment at home. */
async function someSlot(id: number): Promise<Slot | null> {
  const { sub_services } = await ask<{ sub_services: { id: number; price: number }[] }>(
    `/practitioner/${id}/services`,
  );
  const { call_out_charge } = await ask<{ call_out_charge: number | null }>(
    `/practitioner/${id}/info`,
  );
  const [service] = sub_services;
  if (!service) return null;
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const what = `sub_service[]=${service.id}&locationtype=mobile`;
  const { days } = await ask<{ days: string[] }>(
    `/practitioner/${id}/availableDays?${what}&from=${day(5)}&to=${day(25)}`,
  );
  const [date] = days;
  if (!date) return null;
  const times = await ask<string[]>(
    `/practitioner/${id}/availableBookingStartTimes?${what}&date=${date}`,
  );
  const pence = Math.round(service.price * 100) + Math.round((call_out_charge ?? 0) * 100);

  return {
    practitioner_id: id,
    services_ids: [service.id],
    total_amount: pence / 100,
    date,
    start_time: `${times[0]}:00`,
  };
}

/** Null when somebody else has the time by now. */
export async function book(slot: Slot, session: SignedIn): Promise<BookingAnswer | null> {
  const response = await fetch(`${apiBase()}/booking`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ ...slot, location_type: 'mobile', address: home }),
  });
  if (response.status === 409) return null;
  if (!response.ok) throw new Error(`It cannot be booked: ${await response.text()}`);

  return (await response.json()) as BookingAnswer;
}

import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { expect } from '@playwright/test';
import { apiGet } from './api-calls.ts';
import { type NewCustomer, newCustomer, registerCustomer } from './people.ts';
import { logInByApi, type SignedIn } from './personas.ts';
import { apiBase, serviceUrl } from './service-urls.ts';

/** A customer with a booking at home, made through the API. */
export interface ArrangedBooking {
  customer: NewCustomer;
  session: SignedIn;
  booking: BookingResponse;
}

export interface BookingResponse {
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

/** An address in Battersea, within reach of practitioners of the demo market. */
export const home = {
  city: 'London',
  postcode: 'SW11 4NB',
  address: '27 Northfield Road',
  country_id: 'UK',
  country_name: 'United Kingdom',
  location: { lat: 51.4652, lng: -0.1708 },
};
const search = 'lat=51.4652&lon=-0.1708&locationtype=mobile&serviceType=beautician&per_page=50';

export const readBooking = (id: number, { access_token }: SignedIn) =>
  apiGet<BookingResponse>(`/booking/${id}`, access_token);

export type Customer = Pick<ArrangedBooking, 'customer' | 'session'>;

export async function createCustomer(): Promise<Customer> {
  const customer = newCustomer();
  await registerCustomer(customer);

  return { customer, session: await logInByApi(customer.email, customer.password) };
}

/** In hours from now. */
export interface When {
  from: number;
  to: number;
}

const hoursUntil = (instant: Date | null) => (Number(instant) - Date.now()) / 3_600_000;

/** Of whole days, so that the slot that is found does not depend on when the tests run. */
const inAWeek: When = {
  from: hoursUntil(londonInstant(addDays(londonDay(new Date()), 6), '00:00')),
  to: 25 * 24,
};

/** An unpaid booking that holds its slot, for a new customer unless `by` is given. */
export async function heldBooking(by?: Customer, when = inAWeek): Promise<ArrangedBooking> {
  const { customer, session } = by ?? (await createCustomer());
  const { order } = await apiGet<{ order: number[] }>(`/practitioners/available?${search}`);
  for (const id of practitionersForThisWorker(order)) {
    const slot = await findFreeSlot(id, when);
    const booking = slot && (await book(slot, session));
    if (booking) return { customer, session, booking };
  }
  throw new Error('No practitioner near Battersea has a free slot');
}

/** At least the number of Playwright workers. */
const MAX_WORKERS = 4;

/** Journeys that search on screen use the first results, so they are left out. */
const FIRST_RESULTS = 3;

/**
 * The practitioners that no parallel test uses, starting at a random one. Behind them all others: of those who are
 * free tomorrow, a worker may have none on the eve of a Sunday.
 */
function practitionersForThisWorker(order: readonly number[]): number[] {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % MAX_WORKERS;
  const workers = Array.from({ length: MAX_WORKERS }, (_, index) => (worker + index) % MAX_WORKERS);

  return workers.flatMap((each) => {
    const theirs = order.slice(FIRST_RESULTS).filter((_, index) => index % MAX_WORKERS === each);
    const start = Math.floor(Math.random() * theirs.length);

    return [...theirs.slice(start), ...theirs.slice(0, start)];
  });
}

/** A paid booking, for a new customer unless `by` is given. */
export async function paidBooking(by?: Customer, when?: When): Promise<ArrangedBooking> {
  const arranged = await heldBooking(by, when);
  await payBooking(arranged);

  return { ...arranged, booking: await readBooking(arranged.booking.id, arranged.session) };
}

/** Pays a held booking with a good card, and waits until it is paid. */
export async function payBooking({
  session,
  booking,
}: Pick<ArrangedBooking, 'session' | 'booking'>): Promise<void> {
  const { client_secret } = await apiGet<{ client_secret: string }>(
    `/booking/${booking.id}/paymentIntent`,
    session.access_token,
  );
  const intent = client_secret.split('_secret_')[0];
  const config = await fetch(`${serviceUrl('SHELL_URL')}/config.json`);
  const { stripePublishableKey } = (await config.json()) as { stripePublishableKey: string };
  const payments = serviceUrl('PAYMENTS_URL');
  const response = await fetch(`${payments}/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripePublishableKey}` },
    body: new URLSearchParams({ client_secret, payment_method: 'pm_card_visa' }),
  });
  if (!response.ok) throw new Error(`The card was refused: ${await response.text()}`);
  // Only the provider's webhook marks it as paid (D19).
  await expect.poll(async () => (await readBooking(booking.id, session)).paid).toBe(true);
}

interface Slot {
  practitioner_id: number;
  services_ids: number[];
  total_amount: number;
  date: string;
  start_time: string;
  /** At a salon of theirs, in place of the customer's home. */
  salon_id?: number;
}

/** A free slot of this practitioner, for their first treatment at home. */
async function findFreeSlot(id: number, when: When): Promise<Slot | null> {
  const { sub_services } = await apiGet<{ sub_services: { id: number; price: number }[] }>(
    `/practitioner/${id}/services`,
  );
  const { call_out_charge } = await apiGet<{ call_out_charge: number | null }>(
    `/practitioner/${id}/info`,
  );
  const [service] = sub_services;
  if (!service) return null;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const dayIn = (hours: number) => londonDay(inHours(hours));
  const treatment = `sub_service[]=${service.id}&locationtype=mobile`;
  const { days } = await apiGet<{ days: string[] }>(
    `/practitioner/${id}/availableDays?${treatment}&from=${dayIn(when.from)}&to=${dayIn(when.to)}`,
  );
  const pence = Math.round(service.price * 100) + Math.round((call_out_charge ?? 0) * 100);
  for (const date of days.slice(0, 2)) {
    const times = await apiGet<string[]>(
      `/practitioner/${id}/availableBookingStartTimes?${treatment}&date=${date}`,
    );
    // A day on which it can be moved to another time.
    if (times.length < 2) continue;
    const time = times.find((each) => {
      const start = londonInstant(date, each) ?? new Date(0);

      return start >= inHours(when.from) && start <= inHours(when.to);
    });
    if (time) {
      return {
        practitioner_id: id,
        services_ids: [service.id],
        total_amount: pence / 100,
        date,
        start_time: `${time}:00`,
      };
    }
  }

  return null;
}

/** Books a slot. Null if it is already taken. */
export async function book(slot: Slot, session: SignedIn): Promise<BookingResponse | null> {
  const response = await fetch(`${apiBase()}/booking`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(
      slot.salon_id
        ? { ...slot, location_type: 'salon' }
        : { ...slot, location_type: 'mobile', address: home },
    ),
  });
  if (response.status === 409) return null;
  if (!response.ok) throw new Error(`The slot cannot be booked: ${await response.text()}`);

  return (await response.json()) as BookingResponse;
}

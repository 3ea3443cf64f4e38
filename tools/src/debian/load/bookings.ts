// Bookings that are paid: each at a time of its own, so that none may be refused.
import { randomUUID } from 'node:crypto';
import { type Market, urlsOf } from '../market-folder.ts';
import { type Customer, type Practitioner, price } from './people.ts';
import type { Answer, Wanted } from './visitor.ts';

/** Sends a call and counts it, as `kind`. */
export type Counted = (kind: string, customer: Customer, wanted: Wanted) => Promise<Answer | null>;

const firstDay = 2;
/** At least half an hour apart. */
const times = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00'];

/** When and where the booking with this number is. */
export function slotOf(number: number, practitioners: readonly Practitioner[]) {
  const practitioner = practitioners[number % practitioners.length];
  if (!practitioner) throw new Error('There is nobody to book');
  const turn = Math.floor(number / practitioners.length);
  const day = firstDay + Math.floor(turn / times.length);

  return {
    practitioner_id: practitioner.id,
    services_ids: [practitioner.treatmentId],
    total_amount: price,
    date: new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10),
    start_time: `${times[turn % times.length]}:00`,
    location_type: 'salon',
    salon_id: practitioner.salonId,
  };
}

export interface Booker {
  /** Books and pays the next one. */
  book(customer: Customer): Promise<void>;
  /** Ids of bookings that were acknowledged, and of those whose payment was. */
  readonly acknowledged: number[];
  readonly paid: number[];
}

export function openBooker(
  market: Market,
  { practitioners, key, count }: { practitioners: Practitioner[]; key: string; count: Counted },
): Booker {
  const urls = urlsOf(market);
  const base = `${urls.api}/api/v1.0/booking`;
  const acknowledged: number[] = [];
  const paid: number[] = [];
  let number = 0;

  return {
    acknowledged,
    paid,
    book: async (customer) => {
      const body = slotOf(number, practitioners);
      number += 1;
      const { token } = customer;
      const booked = await count('book', customer, {
        method: 'POST',
        url: base,
        token,
        body,
        idempotencyKey: randomUUID(),
      });
      if (!booked) return;
      const { id } = JSON.parse(booked.text) as { id: number };
      acknowledged.push(id);
      const intent = await count('pay', customer, { url: `${base}/${id}/paymentIntent`, token });
      if (!intent) return;
      const { client_secret: secret } = JSON.parse(intent.text) as { client_secret: string };
      // At the provider, which is none of the processes that restart.
      const confirmed = await fetch(
        `${urls.stripe}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${key}` },
          body: new URLSearchParams({ client_secret: secret, payment_method: 'pm_card_visa' }),
        },
      );
      if (confirmed.ok) paid.push(id);
    },
  };
}

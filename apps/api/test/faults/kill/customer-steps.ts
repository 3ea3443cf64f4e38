// What a customer does over the network, while the server may crash.
import { cancelByCustomer, createBooking, paymentIntent } from '@freely/api-client/contract';
import { freeSlot, type TestPractitioner } from '../../support/make-practitioner.ts';
import type { TestUser } from '../../support/make-users.ts';
import { draftFor } from '../../support/start-test-market.ts';
import { call, type Target, until } from './target.ts';

export interface Booked {
  id: number;
  intent: string;
  customer: TestUser;
}

/** Every retry sends the same key, like a browser that never got a response (D18). */
export async function book(
  target: Target,
  customer: TestUser,
  practitioner: TestPractitioner,
): Promise<Booked> {
  const body = draftFor(practitioner, freeSlot(4));
  const headers = { 'idempotency-key': `scenario-${customer.id}` };
  const { id } = await call(target, createBooking, { body }, customer, headers);

  return toPay(target, customer, id);
}

export async function toPay(target: Target, customer: TestUser, id: number): Promise<Booked> {
  const params = { id: String(id) };
  const { client_secret } = await call(target, paymentIntent, { params }, customer);

  return { id, intent: client_secret.split('_secret_')[0] ?? '', customer };
}

export async function payAndWait({ market }: Target, { id, intent }: Booked): Promise<void> {
  await market.confirmCard(intent);
  await until(async () => (await market.bookingRow(id)).paid_at !== null);
}

export async function cancel(target: Target, booked: Booked): Promise<void> {
  // After a lost response, the retry finds the booking cancelled.
  const params = { id: String(booked.id) };
  await call(target, cancelByCustomer, { params, body: {} }, booked.customer, {}, [409]);
}

export const paymentOf = ({ market }: Target, { id }: Booked) =>
  market.db
    .selectFrom('payments')
    .select('refunded')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow();

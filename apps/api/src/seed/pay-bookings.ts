// Creates the demo market's payments at the provider, so that they can be refunded.
import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Config } from '../config.ts';
import type { Db } from '../infrastructure/database/index.ts';

interface DemoPayment {
  id: number;
  booking_id: number;
  intent_id: string;
  amount: number;
}

/**
 * Creates the payments of the demo market at the provider, as far as they can still be refunded: of
 * upcoming bookings, and of those of the last days. The sandbox gets all of them; at Stripe itself,
 * only those of the demo accounts are paid, by a test card. Safe to run again.
 * @throws the provider's error, or a network error.
 */
export async function payDemoBookings(
  db: Db,
  stripe: Stripe,
  { apiUrl, secretKey }: Config['stripe'],
): Promise<void> {
  // A demo must never charge a real card.
  if (!secretKey.includes('_test_')) return;
  if (apiUrl && new URL(apiUrl).hostname !== 'api.stripe.com') {
    await sendToSandbox(apiUrl, await refundablePayments(db, { onlyDemoAccounts: false }));
    return;
  }
  for (const payment of await refundablePayments(db, { onlyDemoAccounts: true })) {
    await payByTestCard(db, stripe, payment);
  }
}

async function refundablePayments(
  db: Db,
  { onlyDemoAccounts }: { onlyDemoAccounts: boolean },
): Promise<DemoPayment[]> {
  const { rows } = await sql<DemoPayment>`
    select p.id, p.booking_id, p.intent_id, p.amount
    from payments p join bookings b on b.id = p.booking_id
    where p.intent_id like 'pi\\_demo\\_%'
      and b.status in ('confirmed', 'completed')
      and b.ends_at > now() - interval '2 days'
      and (not ${onlyDemoAccounts} or exists (
        select from users where id in (b.customer_id, b.practitioner_id)
          and email in ('customer@freely.example', 'practitioner@freely.example',
            'both@freely.example')))
    order by b.starts_at, b.id`.execute(db);

  return rows;
}

const metadataOf = ({ booking_id: id }: DemoPayment) => ({ booking_id: String(id) });

async function sendToSandbox(apiUrl: string, payments: readonly DemoPayment[]): Promise<void> {
  const response = await fetch(`${apiUrl}/sandbox/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      payments: payments.map((payment) => ({
        id: payment.intent_id,
        amount: payment.amount,
        metadata: metadataOf(payment),
      })),
    }),
  });
  if (!response.ok) throw new Error(`The payment sandbox responded with ${response.status}`);
}

async function payByTestCard(db: Db, stripe: Stripe, payment: DemoPayment): Promise<void> {
  const { id, booking_id: bookingId, intent_id: name, amount } = payment;
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: 'gbp',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
      transfer_group: `booking_${bookingId}`,
      metadata: metadataOf(payment),
    },
    { idempotencyKey: name },
  );
  if (intent.status !== 'succeeded') throw new Error(`${intent.id} is ${intent.status}`);
  await db
    .updateTable('payments')
    .set({ intent_id: intent.id, client_secret: intent.client_secret })
    .where('id', '=', id)
    .execute();
}

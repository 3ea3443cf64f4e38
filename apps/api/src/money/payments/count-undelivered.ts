import type { Deps } from '../../deps.ts';
import { deliveredEvents } from './provider-events.repository.ts';
import { eventKinds } from './provider-events.ts';

const lookBackSeconds = 600;
/** What takes longer than this is on no way to us. */
const deliverySeconds = 15;
const pageSize = 100;

/**
 * How many of the provider's latest events no webhook has brought, whether or not we have fetched them since:
 * its list has all, also those for which it has no endpoint, or another secret.
 * @param at when it is
 * @throws when the provider does not answer, or refuses the key
 */
export async function countUndelivered(
  { db, stripe }: Pick<Deps, 'db' | 'stripe'>,
  at = new Date(),
): Promise<number> {
  const now = Math.floor(at.getTime() / 1000);
  const { data } = await stripe.events.list({
    types: [...eventKinds],
    created: { gte: now - lookBackSeconds, lte: now - deliverySeconds },
    limit: pageSize,
  });
  if (data.length === 0) return 0;
  const delivered = await deliveredEvents(
    db,
    data.map(({ id }) => id),
  );

  return data.filter(({ id }) => !delivered.has(id)).length;
}

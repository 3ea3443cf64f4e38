import type { AdminBooking } from '@freely/api-client/contract';

type Offer = NonNullable<AdminBooking['offer']>;
type Origin = Pick<AdminBooking, 'offer' | 'paid'>;

/**
 * What became of an offer of a waiting list that nobody has paid: the key of its words. Null for every other
 * booking. It never was a booking, so its end is no cancellation.
 */
export function unpaidOffer({ offer, paid: isPaid }: Origin): Offer | null {
  return isPaid ? null : (offer ?? null);
}

const ends: Partial<Record<string, Offer>> = {
  cancelled_by_customer: 'refused',
  cancelled_by_practitioner: 'withdrawn',
  expired: 'missed',
};

/** The same of one event of its history. */
export function endOfOffer(kind: string, of: Origin): Offer | null {
  return unpaidOffer(of) && (ends[kind] ?? null);
}

import type { AboutRejection } from './mail-facts.ts';
import { findRejectionReason, hasBookingsToCome } from './rejection.repository.ts';
import { type FactsOf, toUserAbout } from './to-user.ts';

/** To a practitioner who is not approved, or not any more: who waited for it has no bookings. */
export const aboutRejection = toUserAbout<FactsOf<AboutRejection>>(async ({ db }, to) => ({
  hasBookings: await hasBookingsToCome(db, to.id),
  reason: await findRejectionReason(db, to.id),
}));

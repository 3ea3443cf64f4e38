import type { Writer } from './mail.ts';
import type { AboutRejection } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { hasBookingsToCome } from './rejection.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** To a practitioner who is not approved, or not any more: who waited for it has no bookings. */
export const aboutRejection = (
  template: Writer<AboutRejection>['template'],
): Writer<AboutRejection> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId }) => {
    const to = toUserId === null ? null : await findRecipient(deps.db, toUserId);
    if (!to) return null;
    const hasBookings = await hasBookingsToCome(deps.db, to.id);
    const content = template({ ...userFacts(deps, to), hasBookings });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});

import { findView } from '../booking/bookings/index.ts';
import type { Writer } from './mail.ts';
import { gatherExtra, noExtras } from './mail-extras.ts';
import type { AboutBooking, MailExtras } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A mail about a booking, with what some of them need besides it. */
export const aboutBooking = (
  template: Writer<AboutBooking>['template'],
  extra?: Exclude<keyof MailExtras, 'detail'>,
): Writer<AboutBooking> => ({
  about: 'booking',
  template,
  write: async (deps, mail) => {
    const { db, config } = deps;
    const to = mail.toUserId === null ? null : await findRecipient(db, mail.toUserId);
    if (!to) return null;
    const booking = mail.bookingId === null ? null : await findView(db, mail.bookingId);
    if (!booking) throw new Error(`A mail of the kind ${mail.kind} needs a booking`);
    const { detail } = mail;
    const extras = {
      ...noExtras,
      detail,
      ...(extra ? await gatherExtra({ db, config }, extra, booking, detail) : {}),
    };
    const content = template({ ...userFacts(deps, to), booking, ...extras });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});

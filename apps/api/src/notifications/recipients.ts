// Who gets a mail about an event, and when the same event is the same mail.
import { randomUUID } from 'node:crypto';
import type { Recipient } from './recipient.ts';

interface Booking {
  id: number;
  customer_id: number;
  practitioner_id: number;
}
interface AboutBooking<B extends Booking = Booking> {
  booking: B;
}

/** Once in the life of the account. */
export const user = ({ userId }: { userId: number }): Recipient => ({ toUserId: userId });

export const userEachTime = ({ userId }: { userId: number }): Recipient => ({
  toUserId: userId,
  reason: new Date().toISOString(),
});

export const loggedIn = (event: { userId: number; device: string }): Recipient => ({
  ...userEachTime(event),
  detail: { device: event.device, at: new Date().toISOString() },
});

export const practitionerEachTime = ({ practitionerId }: { practitionerId: number }): Recipient =>
  userEachTime({ userId: practitionerId });

/** Once in the life of the account. */
export const owner = ({ practitionerId }: { practitionerId: number }): Recipient => ({
  toUserId: practitionerId,
});

export const ownerOfDetails = (event: {
  practitionerId: number;
  version: string | undefined;
}): Recipient => ({ ...owner(event), reason: `details-${event.version}` });

/** One mail for each step of each round of asking. */
export const ownerOfTaxDetails = (event: {
  practitionerId: number;
  step: string;
  requestedAt: Date;
}): Recipient => ({
  ...owner(event),
  reason: `tax-details-${event.requestedAt.getTime()}-${event.step}`,
});

export const ownerOfReport = (event: {
  practitionerId: number;
  reportId: number;
  year: number;
}): Recipient => ({
  ...owner(event),
  reason: `tax-report-${event.reportId}`,
  detail: { year: event.year },
});

export const decidedOn = (event: { practitionerId: number; auditId: number }): Recipient => ({
  ...owner(event),
  reason: `decision-${event.auditId}`,
});

/** One mail for each reminder of each paper. */
export const ownerOfEnding = (event: {
  practitionerId: number;
  paperId: number;
  days: number;
}): Recipient => ({
  ...owner(event),
  reason: `paper-${event.paperId}-${event.days}`,
  detail: { paper_id: event.paperId },
});

export const ownerOfDecided = (event: {
  practitionerId: number;
  paperId: number;
  auditId: number;
}): Recipient => ({ ...decidedOn(event), detail: { paper_id: event.paperId } });

/** Whether it has an account is looked up when the mail is sent (D40). */
export const email = (event: { email: string }): Recipient => ({
  toEmail: event.email,
  reason: randomUUID(),
});

export const newEmail = (event: { userId: number; email: string }): Recipient => ({
  toUserId: event.userId,
  ...email(event),
});

/** One link in ten minutes, however often it is asked for. */
export const ownEmail = ({
  userId,
  email: toEmail,
}: {
  userId: number;
  email: string;
}): Recipient => ({
  toUserId: userId,
  toEmail,
  reason: `confirm-${Math.floor(Date.now() / 600_000)}`,
});

export const previousEmail = (event: { userId: number; previousEmail: string }): Recipient => ({
  toUserId: event.userId,
  ...email({ email: event.previousEmail }),
});

/** Nobody, if the address may be a stranger's. */
export const formerUser = ({
  userId,
  email: toEmail,
}: {
  userId: number;
  email: string | null;
}): Recipient | null => (toEmail === null ? null : { toUserId: userId, toEmail });

/** A renewed invitation has another token and is another mail. */
export const invited = (event: { invitationId: number; tokenHash: Buffer }): Recipient => ({
  reason: `${event.invitationId}:${event.tokenHash.toString('hex').slice(0, 16)}`,
  detail: { invitation_id: event.invitationId },
});

export const operator = ({ messageId }: { messageId: number }): Recipient => ({
  reason: String(messageId),
  detail: { message_id: messageId },
});

export const customer = ({ booking }: AboutBooking): Recipient => ({
  toUserId: booking.customer_id,
  bookingId: booking.id,
});

export const practitioner = ({ booking }: AboutBooking): Recipient => ({
  toUserId: booking.practitioner_id,
  bookingId: booking.id,
});

/** With whether it took a gift, which the state at sending time does not say. */
export const customerOfCancelled = (
  event: AboutBooking & { isGiftWithdrawn: boolean },
): Recipient => ({
  ...customer(event),
  detail: { is_gift_withdrawn: event.isGiftWithdrawn },
});

type Versioned = AboutBooking<Booking & { calendar_sequence: number }>;

/** One mail for each move. */
const move = ({ booking: { id, calendar_sequence: sequence } }: Versioned) => ({
  reason: `booking-${id}-move-${sequence + 1}`,
});
export const customerOfMove = (event: Versioned): Recipient => ({
  ...customer(event),
  ...move(event),
});
export const practitionerOfMove = (event: Versioned): Recipient => ({
  ...practitioner(event),
  ...move(event),
});

/** One mail for what the address reads now. */
export const customerOfCorrection = (event: Versioned & { before: string }): Recipient => ({
  ...customer(event),
  reason: `booking-${event.booking.id}-address-${event.booking.calendar_sequence}`,
  detail: { address_before: event.before },
});

/** The practitioner whose change was accepted: one mail for each change. */
export const acceptedBy = (event: Versioned): Recipient => ({
  ...practitioner(event),
  reason: `booking-${event.booking.id}-accepted-${event.booking.calendar_sequence}`,
});

type Starting = AboutBooking<Booking & { starts_at: Date }>;

/** One mail for each start time, so that a moved booking is reminded again. */
const start = ({ booking: { id, starts_at: at } }: Starting) => ({
  reason: `booking-${id}-at-${at.getTime()}`,
  detail: { starts_at: at.toISOString() },
});
export const remindedCustomer = (event: Starting): Recipient => ({
  ...customer(event),
  ...start(event),
});
export const remindedPractitioner = (event: Starting): Recipient => ({
  ...practitioner(event),
  ...start(event),
});

/** One mail for each signature. */
export const signedFor = (event: AboutBooking & { signatureId: number }): Recipient => ({
  ...practitioner(event),
  reason: `signature-${event.signatureId}`,
});

/** One mail for each version that is asked after another one was signed. */
export const signsAgain = (event: {
  booking: { id: number; customer_id: number };
  questionnaireId: number;
  version: number;
}): Recipient => ({
  toUserId: event.booking.customer_id,
  bookingId: event.booking.id,
  reason: `booking-${event.booking.id}-questions-${event.questionnaireId}-${event.version}`,
});

/** A gift that is restored has the same reason as before, so no second mail is sent. */
export const gifted = (event: {
  giftId: number;
  customerId: number;
  bookingId: number;
}): Recipient => ({
  toUserId: event.customerId,
  bookingId: event.bookingId,
  reason: `gift-${event.giftId}`,
  detail: { gift_id: event.giftId },
});

export const refunded = (event: {
  refundId: number;
  customerId: number;
  bookingId: number;
  amount: number;
}): Recipient => ({
  toUserId: event.customerId,
  bookingId: event.bookingId,
  reason: `refund-${event.refundId}`,
  detail: { amount: event.amount, refund_id: event.refundId },
});

export const notRefunded = (event: {
  refundId: number;
  customerId: number;
  bookingId: number;
  amount: number;
  isMadeAgain: boolean;
}): Recipient => ({
  ...refunded(event),
  detail: { amount: event.amount, is_made_again: event.isMadeAgain },
});

export const paidOut = (event: {
  practitionerId: number;
  bookingId: number;
  amount: number;
  withheld: number;
}): Recipient => ({
  toUserId: event.practitionerId,
  bookingId: event.bookingId,
  detail: { amount: event.amount, withheld: event.withheld },
});

/** Once for each time that is offered. */
export const offered = ({
  booking,
}: {
  booking: { id: number; customer_id: number };
}): Recipient => ({
  toUserId: booking.customer_id,
  bookingId: booking.id,
});

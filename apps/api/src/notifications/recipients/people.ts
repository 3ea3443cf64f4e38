// Who gets a mail about an account or a practice, and when the same event is the same mail.
import { randomUUID } from 'node:crypto';
import type { Recipient } from '../recipient.ts';

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

export const ownerOfReview = (event: {
  practitionerId: number;
  reviewId: number;
  auditId: number;
}): Recipient => ({ ...decidedOn(event), detail: { review_id: event.reviewId } });

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

export const formerUser = (event: { userId: number; email: string }): Recipient => ({
  toUserId: event.userId,
  toEmail: event.email,
});

/** A renewed invitation has another token and is another mail. */
export const invited = (event: { invitationId: number; tokenHash: Buffer }): Recipient => ({
  reason: `${event.invitationId}:${event.tokenHash.toString('hex').slice(0, 16)}`,
  detail: { invitation_id: event.invitationId },
});

export const operator = ({ messageId }: { messageId: number }): Recipient => ({
  reason: String(messageId),
  detail: { message_id: messageId },
});

import { randomUUID } from 'node:crypto';
import type { Trx } from '../infrastructure/database/index.ts';
import type { Jobs } from '../infrastructure/jobs/index.ts';
import type { AccountLink } from './account-links.ts';
import { contactKind } from './contact.repository.ts';
import { invitationKind } from './invitation.repository.ts';
import type { MailKind } from './mail-kinds.ts';

/** A mail that is composed from the state at sending time (D52). */
export interface QueuedMail {
  kind: MailKind;
  toUserId: number;
  bookingId?: number | undefined;
  /**
   * Why it is sent. The same kind, recipient and reason again is the same mail and is ignored.
   * Defaults to the booking, else to once in the life of the account.
   */
  reason?: string | undefined;
  /**
   * Facts at queueing time, some of them compared at sending time to see whether the mail is still
   * true.
   */
  detail?: Record<string, unknown> | undefined;
}

/**
 * Puts a mail into the outbox and its job into the queue, in the transaction of the change that it
 * reports.
 */
export async function queueMail(trx: Trx, jobs: Jobs, mail: QueuedMail): Promise<void> {
  const reason = mail.reason ?? `booking-${mail.bookingId ?? 'none'}`;
  const queued = await trx
    .insertInto('mail_outbox')
    .values({
      key: `${mail.kind}:${mail.toUserId}:${reason}`,
      kind: mail.kind,
      to_user_id: mail.toUserId,
      booking_id: mail.bookingId ?? null,
      detail: JSON.stringify(mail.detail ?? {}),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();

  if (queued) await jobs.enqueue(trx, 'send-mail', { mailId: queued.id });
}

/**
 * Queues the mail that asks somebody without an account for a review. A renewed invitation has
 * another token and is another mail.
 */
export async function queueInvitation(
  trx: Trx,
  jobs: Jobs,
  invitation: { id: number; tokenHash: Buffer },
): Promise<void> {
  const queued = await trx
    .insertInto('mail_outbox')
    .values({
      key: `${invitationKind}:${invitation.id}:${invitation.tokenHash.toString('hex').slice(0, 16)}`,
      kind: invitationKind,
      detail: JSON.stringify({ invitation_id: invitation.id }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();

  if (queued) await jobs.enqueue(trx, 'send-mail', { mailId: queued.id });
}

/** Queues a message from the contact form for the operator. */
export async function queueContactMessage(trx: Trx, jobs: Jobs, messageId: number): Promise<void> {
  const { id } = await trx
    .insertInto('mail_outbox')
    .values({
      key: `${contactKind}:${messageId}`,
      kind: contactKind,
      detail: JSON.stringify({ message_id: messageId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  await jobs.enqueue(trx, 'send-mail', { mailId: id });
}

/**
 * Queues a link for the owner of an email address. Whether it has an account is looked up when the
 * mail is sent, not now: so the request takes the same time for every email address (D40).
 */
export async function queueAccountLink(trx: Trx, jobs: Jobs, link: AccountLink): Promise<void> {
  const { id } = await trx
    .insertInto('mail_outbox')
    .values({
      key: `${link.kind}:${randomUUID()}`,
      kind: link.kind,
      to_user_id: link.kind === 'password_reset' ? null : link.userId,
      to_address: link.email,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  await jobs.enqueue(trx, 'send-mail', { mailId: id });
}

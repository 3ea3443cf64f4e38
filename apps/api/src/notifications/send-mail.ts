import { createHash } from 'node:crypto';
import { brand } from '@freely/domain/brand';
import { findView } from '../booking/bookings/index.ts';
import type { Deps } from '../deps.ts';
import { type Db, inTransaction } from '../infrastructure/database/index.ts';
import type { OutgoingMail } from '../infrastructure/mail/index.ts';
import { isAccountLink, writeAccountLink } from './account-links.ts';
import { contactKind, findMessage } from './contact.repository.ts';
import { findInvitation, invitationKind } from './invitation.repository.ts';
import type { MailContent } from './mail-content.ts';
import { gatherExtras } from './mail-extras.ts';
import { composeMail } from './mail-kinds.ts';
import { htmlOf, textOf } from './mail-layout.ts';
import {
  type ClaimedMail,
  claimMail,
  findRecipient,
  saveDropped,
  saveFailed,
  saveSent,
  stuckMails,
} from './mail-outbox.repository.ts';
import { contactMessage } from './mails/contact-message.ts';
import { reviewInvitation } from './mails/review-invitation.ts';

/**
 * Composes a mail from the current state and sends it: once, unless the outcome of sending is
 * unknown.
 */
export async function sendMail(deps: Deps, mailId: number): Promise<void> {
  const { db, mailer } = deps;
  const claimed = await claimMail(db, mailId);
  if (!claimed) return;

  try {
    const mail = await write(deps, claimed);
    if (mail === null) return await saveDropped(db, mailId);
    await mailer.send(mail);
  } catch (error) {
    const isRetried = await saveFailed(db, mailId, reasonOf(error));
    if (isRetried) throw error;
    return;
  }
  await saveSent(db, mailId);
}

interface WrittenMail {
  to: OutgoingMail['to'];
  content: MailContent;
}

async function write(deps: Deps, mail: ClaimedMail): Promise<OutgoingMail | null> {
  const written = await writeByKind(deps, mail);
  if (!written) return null;
  const { to, content } = written;

  return {
    messageId: `<${createHash('sha256').update(mail.key).digest('hex').slice(0, 32)}@${new URL(deps.config.shellUrl).hostname}>`,
    to,
    replyTo: content.replyTo,
    subject: content.subject,
    text: textOf(content),
    html: htmlOf(content),
    attachments: [...(content.attachments ?? [])],
  };
}

function writeByKind(deps: Deps, mail: ClaimedMail): Promise<WrittenMail | null> {
  const { kind } = mail;
  if (kind === invitationKind) return writeInvitation(deps, mail);
  if (kind === contactKind) return writeContactMessage(deps, mail);
  if (isAccountLink(kind)) return writeAccountLink(deps, { ...mail, kind });

  return writeToUser(deps, mail);
}

async function writeToUser({ db, config }: Deps, mail: ClaimedMail): Promise<WrittenMail | null> {
  const to = mail.toUserId === null ? null : await findRecipient(db, mail.toUserId);
  if (!to) return null;
  const booking = mail.bookingId === null ? null : await findView(db, mail.bookingId);
  const content = composeMail(
    mail.kind,
    { to, shellUrl: config.shellUrl },
    booking && { ...(await gatherExtras(db, mail, booking)), booking },
  );

  return (
    content && {
      to: { name: `${to.firstName} ${to.lastName}`.trim(), address: to.email },
      content,
    }
  );
}

async function writeInvitation(
  { db, config }: Deps,
  { detail }: ClaimedMail,
): Promise<WrittenMail | null> {
  const invitation = await findInvitation(db, config.dataKey, Number(detail.invitation_id));
  if (!invitation) return null;

  return {
    to: { name: '', address: invitation.email },
    content: reviewInvitation({ ...invitation, shellUrl: config.shellUrl }),
  };
}

async function writeContactMessage(
  { db }: Deps,
  { detail }: ClaimedMail,
): Promise<WrittenMail | null> {
  const message = await findMessage(db, Number(detail.message_id));

  return (
    message && {
      to: { name: brand.name, address: brand.supportEmail },
      content: contactMessage(message),
    }
  );
}

/** Queues a new job for mails whose job is gone. */
export async function requeueStuckMails({ db, jobs }: { db: Db } & Pick<Deps, 'jobs'>) {
  const ids = await stuckMails(db, 120);
  if (ids.length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const mailId of ids) await jobs.enqueue(trx, 'send-mail', { mailId });
  });
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };

  return [code ?? (error instanceof Error ? error.name : 'unknown'), responseCode]
    .filter((part) => part !== undefined)
    .join(' ');
}

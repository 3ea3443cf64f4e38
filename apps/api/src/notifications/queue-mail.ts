import type { Deps } from '../deps.ts';
import type { Trx } from '../infrastructure/database/index.ts';
import type { Jobs } from '../infrastructure/jobs/index.ts';
import { emailChangesEnded } from '../people/events/index.ts';
import { type MailKind, mailKinds, mailList } from './mail-list.ts';
import { dropToOtherEmails, insertMail } from './mail-outbox.repository.ts';
import type { Recipient } from './recipient.ts';

/** Their link gives the account to the email that they are sent to. */
const mailsThatConfirm = ['confirm_email', 'confirm_own_email'] satisfies MailKind[];

/** Queues each mail of the list when its event happens. */
export function subscribeMails({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  for (const kind of mailKinds) {
    mailList[kind].subscribe(events, (trx, to) => queueMail(trx, jobs, { kind, ...to }));
  }
  // Their link is made when they are sent, which may be after the change has ended.
  events.subscribe(emailChangesEnded, (trx, { userId }) =>
    dropToOtherEmails(trx, userId, mailsThatConfirm),
  );
}

/**
 * Puts a mail into the outbox and its job into the queue, in the transaction of the change that it
 * reports.
 */
export async function queueMail(
  trx: Trx,
  jobs: Jobs,
  mail: Recipient & { kind: MailKind },
): Promise<void> {
  const mailId = await insertMail(trx, mail);
  if (mailId !== null) await jobs.enqueue(trx, 'send-mail', { mailId });
}

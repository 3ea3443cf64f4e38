import { createHash } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { type Db, inTransaction } from '../infrastructure/database/index.ts';
import type { OutgoingMail } from '../infrastructure/mail/index.ts';
import { readBrand, readSender } from '../kernel/brand/index.ts';
import { marketLanguage, translatorFor } from '../kernel/messages/index.ts';
import { htmlOf, textOf } from './mail-layout.ts';
import { mailOf } from './mail-list.ts';
import {
  type ClaimedMail,
  claimMail,
  saveDropped,
  saveFailed,
  saveSent,
  stuckMails,
} from './mail-outbox.repository.ts';

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
    await mailer.send(mail).catch(refuseInCodes);
  } catch (error) {
    const isRetried = await saveFailed(db, mailId, reasonOf(error));
    if (isRetried) throw error;
    return;
  }
  await saveSent(db, mailId);
}

async function write(deps: Deps, mail: ClaimedMail): Promise<OutgoingMail | null> {
  const brand = await readBrand(deps.db);
  const frame = { brand, language: marketLanguage, t: translatorFor(marketLanguage) };
  const written = await mailOf(mail.kind).write({ ...deps, ...frame }, mail);
  if (!written) return null;
  const { to, content } = written;

  return {
    messageId: `<${createHash('sha256').update(mail.key).digest('hex').slice(0, 32)}@${new URL(deps.config.shellUrl).hostname}>`,
    from: await readSender(deps.db),
    to,
    replyTo: content.replyTo,
    subject: content.subject,
    text: textOf(content, frame),
    html: htmlOf(content, frame),
    attachments: [...(content.attachments ?? [])],
  };
}

/** Queues a new job for mails whose job is gone. */
export async function requeueStuckMails({ db, jobs }: { db: Db } & Pick<Deps, 'jobs'>) {
  const ids = await stuckMails(db, 120);
  if (ids.length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const mailId of ids) await jobs.enqueue(trx, 'send-mail', { mailId });
  });
}

/** A server's own words repeat the address, and what is thrown here stands in the log and with the job. */
function refuseInCodes(error: unknown): never {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };

  throw Object.assign(new Error(`The mail was not sent: ${reasonOf(error)}`), {
    code,
    responseCode,
  });
}

function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };

  return [code ?? (error instanceof Error ? error.name : 'unknown'), responseCode]
    .filter((part) => part !== undefined)
    .join(' ');
}

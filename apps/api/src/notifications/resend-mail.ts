import type { Deps } from '../deps.ts';
import { inTransaction } from '../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../kernel/audit/index.ts';
import { AppError, notFound } from '../kernel/errors/index.ts';
import { resetFailedMail } from './mail-log.repository.ts';

/** Tries a mail again that failed for good. @param actor null in the terminal, with a reason */
export async function resendMail(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  mailId: number,
  actor: Actor | null,
  reason?: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const outcome = await resetFailedMail(trx, mailId);
    if (outcome === null) throw notFound('mails.notFound');
    if (outcome !== 'reset') throw new AppError('wrong_state', 'mails.notFailed');
    await jobs.enqueue(trx, 'send-mail', { mailId });
    await recordAudit(trx, {
      actor,
      action: 'mail.retry',
      object: `mail:${mailId}`,
      ...(reason ? { detail: { reason } } : {}),
    });
  });
}

import { adminMails, retryMail } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../infrastructure/database/index.ts';
import { recordAudit } from '../kernel/audit/index.ts';
import { AppError, notFound } from '../kernel/errors/index.ts';
import { serve } from '../kernel/http/index.ts';
import { listMails, resetFailedMail } from './mail-log.repository.ts';

/** The log of mails, for admins: never the content of a mail. */
export function mailLogRoutes(app: FastifyInstance, { db, jobs }: Deps): void {
  serve(app, adminMails, async ({ query: { state, kind, page, per_page } }) => {
    const { rows, ...counts } = await listMails(
      db,
      { state, kind },
      { page, perPage: Number(per_page) },
    );

    return {
      mails: rows.map(({ to_user_id, to_name, created_at, sent_at, ...mail }) => ({
        ...mail,
        to: to_user_id === null ? null : { user_id: to_user_id, name: to_name ?? '' },
        created_at: created_at.toISOString(),
        sent_at: sent_at?.toISOString() ?? null,
      })),
      ...counts,
    };
  });

  serve(app, retryMail, async ({ params: { id: mailId }, user }) => {
    await inTransaction(db, async (trx) => {
      const outcome = await resetFailedMail(trx, mailId);
      if (outcome === null) throw notFound('Mail not found');
      if (outcome !== 'reset') throw new AppError('wrong_state', 'This mail has not failed');
      await jobs.enqueue(trx, 'send-mail', { mailId });
      await recordAudit(trx, { actor: user, action: 'mail.retry', object: `mail:${mailId}` });
    });

    return { message: 'The mail will be tried again' };
  });
}

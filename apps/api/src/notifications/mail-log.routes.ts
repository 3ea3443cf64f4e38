import { adminMails, retryMail } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { AppError } from '../kernel/errors/index.ts';
import { serve } from '../kernel/http/index.ts';
import { mailKinds } from './mail-list.ts';
import { listMails } from './mail-log.repository.ts';
import { resendMail } from './resend-mail.ts';

/** The log of mails, for admins: never the content of a mail. */
export function mailLogRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, adminMails, async ({ query: { state, kind, page, per_page } }) => {
    if (kind !== '' && !mailKinds.some((each) => each === kind)) throw unknownKind();
    const { rows, ...counts } = await listMails(
      deps.db,
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
    await resendMail(deps, mailId, user);

    return { message: 'admin.mailRetried' };
  });
}

/** As an unknown state: no mail is of this kind, and an empty list would hide the typing error. */
function unknownKind(): AppError {
  const message = 'fields.invalid';

  return new AppError('invalid', message, { kind: [message] });
}

import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Line, Message, PageText } from './values.ts';

/** `waiting` is tried again by itself, `failed` was tried often enough, `dropped` was untrue. */
export const MailState = v.picklist(['waiting', 'sent', 'failed', 'dropped']);
export type MailState = v.InferOutput<typeof MailState>;

/** A mail as admins see it: what became of it, never what it said. */
export const LoggedMail = v.object({
  id: v.number(),
  kind: v.string(),
  state: MailState,
  /** Null for a mail to somebody without an account. */
  to: v.nullable(v.object({ user_id: v.number(), name: v.string() })),
  booking_id: v.nullable(v.number()),
  attempts: v.number(),
  /** A code of the mail server's; null when nothing went wrong. */
  last_error: v.nullable(v.string()),
  created_at: v.string(),
  sent_at: v.nullable(v.string()),
});
export type LoggedMail = v.InferOutput<typeof LoggedMail>;

/** Our own calls: what became of the mails, and another try for one that failed. */
export const adminMails = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/mails',
  access: 'admin',
  query: v.object({
    state: v.optional(v.picklist(['all', ...MailState.options]), 'all'),
    kind: v.optional(Line(60), ''),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50']), '25'),
  }),
  answer: v.object({
    mails: v.array(LoggedMail),
    total: v.number(),
    /** Mails that were given up, whatever is looked for. */
    failed: v.number(),
  }),
});

export const retryMail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/mails/:id/retry',
  access: 'admin',
  params: IdParams,
  answer: Message,
});

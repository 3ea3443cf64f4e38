import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Line, Message, PageText } from './values.ts';

/** `waiting` is retried automatically, `failed` has no retries left, `dropped` was outdated. */
export const MailState = v.picklist(['waiting', 'sent', 'failed', 'dropped']);
export type MailState = v.InferOutput<typeof MailState>;

/** A mail as admins see it: its state, never its content. */
export const LoggedMail = v.object({
  id: v.number(),
  kind: v.string(),
  state: MailState,
  /** Null when the recipient has no account. */
  to: v.nullable(v.object({ user_id: v.number(), name: v.string() })),
  booking_id: v.nullable(v.number()),
  attempts: v.number(),
  /** An error code of the mail server; null when there was no error. */
  last_error: v.nullable(v.string()),
  created_at: v.string(),
  sent_at: v.nullable(v.string()),
});
export type LoggedMail = v.InferOutput<typeof LoggedMail>;

/** Our own calls: the state of all mails, and a retry for one that failed. */
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
  response: v.object({
    mails: v.array(LoggedMail),
    total: v.number(),
    /** Count over all failed mails, whatever the filters. */
    failed: v.number(),
  }),
});

export const retryMail = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/mails/:id/retry',
  access: 'admin',
  params: IdParams,
  response: Message,
});

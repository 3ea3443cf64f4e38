import * as v from 'valibot';
import { call } from './call.ts';
import { Message } from './values.ts';

/** Where the user is logged in, and how to end it (D38). */

const SessionId = v.pipe(v.string(), v.regex(/^[0-9a-f]{24}$/));

export const OwnSession = v.object({
  id: v.string(),
  /** Browser and system, such as `Firefox on Linux`; empty when they are not known. */
  device: v.string(),
  started_at: v.string(),
  last_used_at: v.string(),
  /** Whether it is the session that asks. */
  is_current: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof OwnSession>;

/** This session first, then those that were used last. */
export const ownSessions = /*#__PURE__*/ call({
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  response: v.array(OwnSession),
});

/** Also makes its browser an unknown one. */
export const endOwnSession = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'signed-in',
  params: v.object({ id: SessionId }),
  response: Message,
});

/** All but the one that asks. */
export const endOtherSessions = /*#__PURE__*/ call({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'signed-in',
  response: Message,
});

import * as v from 'valibot';
import { ListFields, UserParams } from './admin-lists.ts';
import { call } from './call.ts';
import { Message, Reason } from './values.ts';

/** Accounts that show signs of abuse, or that a limit has refused, within the last 30 days. */

export const abuseSigns = [
  'drops_holds',
  'registered_in_wave',
  'reviews_own_network',
  'invites_many',
  'cancels_without_penalty',
  'refunded_late',
  'limited',
] as const;
export type AbuseSign = (typeof abuseSigns)[number];

export const SuspiciousAccount = v.object({
  user_id: v.number(),
  name: v.string(),
  email: v.string(),
  registered_at: v.string(),
  signs: v.array(
    v.object({
      sign: v.picklist(abuseSigns),
      /** Holds, accounts of the wave, reviews, invitations, cancellations or refusals. */
      count: v.number(),
      /** Which limit refused: `pause`, for example. Empty for other signs. */
      reason: v.string(),
      last_at: v.string(),
    }),
  ),
  /** Until then, the account meets no limit of holds; null when it does. */
  lifted_until: v.nullable(v.string()),
});
export type SuspiciousAccount = v.InferOutput<typeof SuspiciousAccount>;

/** Those with the latest sign first. */
export const adminAbuse = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/abuse',
  access: 'admin',
  query: v.object({ ...ListFields, sign: v.optional(v.picklist(abuseSigns)) }),
  response: v.object({ accounts: v.array(SuspiciousAccount), total: v.number() }),
});

/** Hours: a lift ends by itself. */
export const liftHours = [1, 24, 168] as const;

/** Lifts the limits of holds for an account. A second lift replaces the first. */
export const liftLimits = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/abuse/:user_id/lift',
  access: 'admin',
  params: UserParams,
  body: v.object({ hours: v.picklist(liftHours), reason: Reason }),
  response: v.object({ ...Message.entries, lifted_until: v.string() }),
});

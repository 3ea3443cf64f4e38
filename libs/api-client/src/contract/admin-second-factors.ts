import * as v from 'valibot';
import { ListFields, UserParams } from './admin-lists.ts';
import { call } from './call.ts';
import { Message, Reason } from './values.ts';

/** An admin, or an account with a second factor (D82). */
export const AccountFactor = v.object({
  user_id: v.number(),
  name: v.string(),
  email: v.string(),
  is_admin: v.boolean(),
  /** When it was turned on; null for an admin who has none. */
  since: v.nullable(v.string()),
});
export type AccountFactor = v.InferOutput<typeof AccountFactor>;

/** Admins first. */
export const adminSecondFactors = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/second-factors',
  access: 'admin',
  query: v.object(ListFields),
  response: v.object({ accounts: v.array(AccountFactor), total: v.number() }),
});

/** For an owner who has lost phone and recovery codes. Never one's own. Ends all their sessions. */
export const resetSecondFactor = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/second-factors/:user_id/reset',
  access: 'admin',
  recentLogin: 'always',
  params: UserParams,
  body: v.object({ reason: Reason }),
  response: Message,
});

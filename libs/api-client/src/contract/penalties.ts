import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Message, Prose } from './values.ts';

/** The penalty for a practitioner's cancellation (D31), as admins see it. */
export const Penalty = v.object({
  id: v.number(),
  /** Pounds to withhold from payouts, and how much of it was withheld so far. */
  fee: v.number(),
  withheld: v.number(),
  created_at: v.string(),
  /** ISO date-time; null while the note is shown and the time is blocked. */
  waived_at: v.nullable(v.string()),
  waive_reason: v.string(),
});
export type Penalty = v.InferOutput<typeof Penalty>;

/** Removes the note, the blocked time and the fee not yet withheld. 409 the second time. */
export const waivePenalty = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/penalties/:id/waive',
  access: 'admin',
  params: IdParams,
  body: v.object({ reason: v.optional(Prose(1000, 'rules.text.long?max=1000'), '') }),
  response: Message,
});

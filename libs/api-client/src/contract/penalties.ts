import * as v from 'valibot';
import { call } from './call.ts';
import { IdParams, Message, Prose } from './values.ts';

/** What a practitioner's cancellation brings them (D31), as an admin reads it. */
export const Penalty = v.object({
  id: v.number(),
  /** Pounds: what is kept back from payouts, and what of it was kept back so far. */
  fee: v.number(),
  withheld: v.number(),
  created_at: v.string(),
  /** ISO date-time; null while the note shows and the time is blocked. */
  waived_at: v.nullable(v.string()),
  waive_reason: v.string(),
});
export type Penalty = v.InferOutput<typeof Penalty>;

/** Takes back the note, the block, and what of the fee was not withheld yet. 409 the second time. */
export const waivePenalty = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/penalties/:id/waive',
  access: 'admin',
  params: IdParams,
  body: v.object({ reason: v.optional(Prose(1000, 'Please keep to 1000 characters'), '') }),
  answer: Message,
});

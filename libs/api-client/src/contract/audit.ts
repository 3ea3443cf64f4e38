import * as v from 'valibot';
import { call } from './call.ts';
import { Day, Line, PageText } from './values.ts';

const Person = v.object({ user_id: v.number(), name: v.string() });

/** One thing that was done, as it was written down at that moment; nothing of it ever changes. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** Null for what a job did. */
  actor: v.nullable(Person),
  /** The admin who was logged in as the actor (D34). */
  impersonator: v.nullable(Person),
  /** `<what>.<verb>`, such as `practitioner.approve`. */
  action: v.string(),
  /** `<what>:<id>`, such as `practitioner:20017`. */
  object: v.string(),
  detail: v.record(v.string(), v.unknown()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

const Filter = (max: number) => v.optional(Line(max), '');

/** Everything that admins did, and everything that was done while logged in as another (D34). */
export const auditLog = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/audit',
  access: 'admin',
  query: v.object({
    /** Part of a name or an address, or an id: of the actor or of who stood behind. */
    who: Filter(120),
    /** An action, or the beginning of several: `review.` */
    action: Filter(60),
    /** An object, or the beginning of several: `practitioner:`. */
    object: Filter(60),
    /** London days, both included. */
    from: v.optional(Day),
    to: v.optional(Day),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', '100']), '25'),
  }),
  answer: v.object({
    entries: v.array(AuditEntry),
    total: v.number(),
    /** Every action that was ever recorded, to choose from. */
    actions: v.array(v.string()),
  }),
});

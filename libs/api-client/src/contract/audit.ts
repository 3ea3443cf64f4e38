import * as v from 'valibot';
import { call } from './call.ts';
import { Day, Line, PageText } from './values.ts';

const Person = v.object({ user_id: v.number(), name: v.string() });

/** One audited action as it was recorded then; entries never change. */
export const AuditEntry = v.object({
  id: v.number(),
  at: v.string(),
  /** Null when a job did it. */
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

/** All actions of admins, and all actions during impersonation (D34). */
export const auditLog = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/audit',
  access: 'admin',
  query: v.object({
    /** Part of a name or email, or an id: of the actor or the impersonator. */
    who: Filter(120),
    /** An action, or a prefix such as `review.`. */
    action: Filter(60),
    /** An object, or a prefix such as `practitioner:`. */
    object: Filter(60),
    /** London days, both included. */
    from: v.optional(Day),
    to: v.optional(Day),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', '100']), '25'),
  }),
  response: v.object({
    entries: v.array(AuditEntry),
    total: v.number(),
    /** All actions ever recorded, for the filter. */
    actions: v.array(v.string()),
  }),
});

import { paperKinds } from '@freely/domain/papers';
import * as v from 'valibot';
import { call } from './call.ts';
import { Paper, PaperKind } from './papers.ts';
import { Id, IdParams, IdText, Message, PageText, Prose } from './values.ts';

/** What admins see and decide of papers (D85). */

export const AdminPaper = v.object({
  ...Paper.entries,
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  /** The admin who approved first, while a second one has to. */
  first_approved_by: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
});
export type AdminPaper = v.InferOutput<typeof AdminPaper>;

/** Those that wait: the longest waiting first. All others: the newest first. */
export const adminPapers = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/papers',
  access: 'admin',
  query: v.object({
    state: v.optional(v.picklist(['waiting', 'approved', 'refused', 'all']), 'waiting'),
    practitioner_id: v.optional(IdText),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
  }),
  response: v.object({
    papers: v.array(AdminPaper),
    total: v.number(),
    /** Over all practitioners. */
    waiting: v.number(),
  }),
});

export const adminPaperFile = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/papers/:id/file',
  access: 'admin',
  params: IdParams,
  response: v.blob(),
  file: 'paper.bin',
});

const Reason = v.optional(Prose(500, 'rules.text.long?max=500'), '');

/**
 * Approves or refuses. An approved paper can still be refused. 409 for a decision that was made
 * already, and for the second approval of the same admin where two admins must approve.
 */
export const decideOnPaper = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/papers/:id/decision',
  access: 'admin',
  params: IdParams,
  body: v.pipe(
    v.object({ approve: v.boolean('rules.admin.decision'), reason: Reason }),
    v.forward(
      v.check(({ approve, reason }) => approve || reason !== '', 'rules.admin.reason'),
      ['reason'],
    ),
  ),
  response: v.object({ message: v.string(), paper: AdminPaper }),
});

const KindRule = v.object({
  kind: PaperKind,
  for_tick: v.boolean(),
  for_work: v.boolean(),
  /** Approved practitioners who have none that is approved and in date today. */
  without: v.number(),
});

const KindRules = v.object({ kinds: v.array(KindRule) });
export type KindRules = v.InferOutput<typeof KindRules>;

export const paperKindRules = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/paper-kinds',
  access: 'admin',
  response: KindRules,
});

/** A need that is left out stays as it is: another admin may have changed it since it was read. */
export const changePaperKind = /*#__PURE__*/ call({
  method: 'PUT',
  path: '/dashboard/admin/paper-kinds',
  access: 'admin',
  body: v.object({
    kind: v.picklist(paperKinds),
    for_tick: v.optional(v.boolean()),
    for_work: v.optional(v.boolean()),
    reason: v.pipe(
      v.string('rules.admin.reason'),
      Prose(500, 'rules.text.long?max=500'),
      v.nonEmpty('rules.admin.reason'),
    ),
  }),
  response: v.object({ ...KindRules.entries, message: v.string() }),
});

/** A booking that was made while its practitioner could still work. */
const PaperBooking = v.object({
  id: v.number(),
  practitioner_id: v.number(),
  practitioner_name: v.string(),
  customer_name: v.string(),
  /** ISO date-time of the start. */
  date: v.string(),
  total_amount: v.number(),
});
export type PaperBooking = v.InferOutput<typeof PaperBooking>;

/** Upcoming bookings of practitioners who may not work today, until an admin keeps or cancels them. */
export const paperBookings = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/paper-bookings',
  access: 'admin',
  response: v.object({ bookings: v.array(PaperBooking) }),
});

/** Cancelling refunds the customer in full, and is no penalty. 409 when it is in the list no more. */
export const settlePaperBooking = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/paper-bookings',
  access: 'admin',
  body: v.object({
    booking_id: Id,
    choice: v.picklist(['keep', 'cancel'], 'rules.admin.bookingChoice'),
    reason: v.pipe(
      v.string('rules.admin.reason'),
      Prose(500, 'rules.text.long?max=500'),
      v.nonEmpty('rules.admin.reason'),
    ),
  }),
  response: Message,
});

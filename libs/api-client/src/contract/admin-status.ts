import * as v from 'valibot';
import { call } from './call.ts';
import { Line, Message, Prose } from './values.ts';

/** Whether the market's parts work, as an operator sees it, and what to do about those that do not. */

/** `replicas` only where there are any. */
const partNames = [
  'worker',
  'processes',
  'disk',
  'key',
  'mail',
  'payments',
  'webhooks',
  'books',
  'refunds',
  'files',
  'replicas',
] as const;
export type PartName = (typeof partNames)[number];

const movementKinds = ['charge', 'refund', 'transfer', 'transfer_reversal', 'dispute'] as const;

export const QueueStatus = v.object({
  name: v.string(),
  /** Waiting, and to be done by now. */
  due: v.number(),
  running: v.number(),
  /** For good, within a day. */
  failed: v.number(),
  /** How long the oldest due job waits; 0 without one. */
  oldest_seconds: v.number(),
  last_done_at: v.nullable(v.string()),
});
export type QueueStatus = v.InferOutput<typeof QueueStatus>;

/** A change of many rows that a job makes since a release. */
export const BackfillStatus = v.object({
  name: v.string(),
  /** Rows that are changed by now, of those that are known. */
  done: v.number(),
  total: v.number(),
  started_at: v.string(),
  /** Null while rows are left, or the release before may still write some. */
  finished_at: v.nullable(v.string()),
});
export type BackfillStatus = v.InferOutput<typeof BackfillStatus>;

/** A movement of the payment provider that the ledger cannot explain; pounds, signed. */
export const BookDifference = v.object({
  object_id: v.string(),
  kind: v.picklist(movementKinds),
  theirs: v.number(),
  ours: v.number(),
  found_at: v.string(),
});
export type BookDifference = v.InferOutput<typeof BookDifference>;

export const MarketStatus = v.object({
  parts: v.array(
    v.object({
      name: v.picklist(partNames),
      /** Null while all is well. */
      problem: v.nullable(v.string()),
      cure: v.string(),
    }),
  ),
  /** When a worker last did the job of every minute; null when none ever did. */
  worker_seen_at: v.nullable(v.string()),
  /** When the payment provider last sent an event; null when it never did. */
  webhook_seen_at: v.nullable(v.string()),
  /** Neither sent nor given up after five minutes, and given up within a day. */
  mails: v.object({ late: v.number(), failed: v.number() }),
  queues: v.array(QueueStatus),
  /** All that have started, the latest first. */
  backfills: v.array(BackfillStatus),
  /** The latest 100. */
  differences: v.array(BookDifference),
});
export type MarketStatus = v.InferOutput<typeof MarketStatus>;

export const adminStatus = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/status',
  access: 'admin',
  response: MarketStatus,
});

/**
 * An admin closes a movement that the ledger cannot explain. `refund` sends a charge back to the card,
 * if no booking of ours accounts for it; `explain` records why it is right as it is. 409 for a movement
 * that is closed, explained by now, or whose amounts have changed.
 */
export const closeDifference = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/book-differences',
  access: 'admin',
  body: v.object({
    object_id: Line(255),
    choice: v.picklist(['refund', 'explain']),
    /** Pounds, as the admin saw them. */
    theirs: v.number(),
    ours: v.number(),
    reason: v.pipe(
      v.string('rules.admin.reason'),
      Prose(1000, 'rules.text.long?max=1000'),
      v.nonEmpty('rules.admin.reason'),
    ),
  }),
  response: Message,
});

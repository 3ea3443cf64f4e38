import * as v from 'valibot';
import { call } from './call.ts';
import { vitalNames } from './release-reports.ts';
import { Line, Message, PageText, Reason } from './values.ts';

/** What is live, for admins with the right to release. For other admins these calls do not exist: 404. */

export const releaseVerbs = ['canary', 'promote', 'abort', 'rollback', 'kill', 'revive'] as const;
export type ReleaseVerb = (typeof releaseVerbs)[number];

const Unit = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/));

const ReleaseHealth = v.object({
  version: v.string(),
  role: v.picklist(['active', 'canary', 'previous', 'earlier']),
  pages: v.number(),
  failures: v.number(),
  /** Web vitals: how many were measured, and the share that is good by Google's thresholds. */
  vitals: v.array(
    v.object({
      name: v.picklist(vitalNames),
      count: v.number(),
      good: v.number(),
      /** The 75th percentile, within the class that it lies in; null where nothing was measured. */
      p75: v.nullable(v.number()),
    }),
  ),
});

export const LiveUnit = v.object({
  unit: v.string(),
  version: v.nullable(v.string()),
  previous: v.nullable(v.string()),
  canary: v.nullable(
    v.object({
      version: v.string(),
      percent: v.number(),
      cohorts: v.array(v.string()),
      promote_after_minutes: v.nullable(v.number()),
      /** What the controller knows so far; null before the first complete minute. */
      verdict: v.nullable(
        v.object({
          verb: v.picklist(['abort', 'promote', 'wait']),
          reason: v.string(),
        }),
      ),
    }),
  ),
  killed: v.boolean(),
  since: v.string(),
  by: v.string(),
  commit: v.nullable(v.string()),
  reason: v.string(),
  /** Versions that may be named for a rollback or a canary, newest first. */
  versions: v.array(v.string()),
  /** Where a rollback goes that names none; null: every earlier one was withdrawn, or its files removed. */
  rolls_back_to: v.nullable(v.string()),
  health: v.array(ReleaseHealth),
  /** By hour, oldest first: pages and failures of all releases of the unit. */
  hours: v.array(
    v.object({
      at: v.string(),
      pages: v.number(),
      failures: v.number(),
      canary_pages: v.number(),
      canary_failures: v.number(),
    }),
  ),
});
export type LiveUnit = v.InferOutput<typeof LiveUnit>;

export const ReleaseRequest = v.object({
  id: v.number(),
  unit: v.string(),
  verb: v.picklist(releaseVerbs),
  reason: v.string(),
  status: v.picklist(['queued', 'done', 'refused']),
  /** Why it was refused. */
  answer: v.nullable(v.string()),
  at: v.string(),
});
export type ReleaseRequest = v.InferOutput<typeof ReleaseRequest>;

/** Which screens this admin has besides those of all admins: asked before the menu names them. */
export const adminRights = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/rights',
  access: 'admin',
  response: v.object({ release: v.boolean(), tax: v.boolean() }),
});

export const adminReleases = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/releases',
  access: 'admin',
  right: 'release',
  response: v.object({
    units: v.array(LiveUnit),
    /** The latest changes that were asked for here, newest first. */
    requests: v.array(ReleaseRequest),
    /** Whether this installation signs what is asked for here. */
    can_change: v.boolean(),
  }),
});

export const ReleaseLogEntry = v.object({
  unit: v.string(),
  sequence: v.number(),
  at: v.string(),
  verb: v.string(),
  version: v.nullable(v.string()),
  person: v.string(),
  key: v.string(),
  commit: v.nullable(v.string()),
  reason: v.string(),
});
export type ReleaseLogEntry = v.InferOutput<typeof ReleaseLogEntry>;

const Filter = (max: number) => v.optional(Line(max), '');

export const releaseLog = /*#__PURE__*/ call({
  method: 'GET',
  path: '/dashboard/admin/releases/log',
  access: 'admin',
  right: 'release',
  query: v.object({
    unit: Filter(42),
    verb: Filter(40),
    /** Part of a person's name, or of a reason. */
    q: Filter(120),
    page: v.optional(PageText, '1'),
    per_page: v.optional(v.picklist(['10', '25', '50', '100']), '25'),
  }),
  response: v.object({
    entries: v.array(ReleaseLogEntry),
    total: v.number(),
    /** All units and verbs in the log, for the filters. */
    units: v.array(v.string()),
    verbs: v.array(v.string()),
  }),
});

export const ReleaseChange = v.object({
  unit: Unit,
  verb: v.picklist(releaseVerbs),
  /**
   * Of a rollback: null for the release before. Of a canary: required. Of its end: the one that was
   * seen, and no other is promoted or aborted.
   */
  version: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[\w.+-]{1,120}$/))), null),
  /** Of a canary. */
  percent: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /** Of a canary: promoted by itself after so many minutes. */
  promote_after_minutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_160)),
  ),
  reason: Reason,
});
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>;

/** Queues a change. The worker signs and makes it, or says why it is refused. */
export const changeRelease = /*#__PURE__*/ call({
  method: 'POST',
  path: '/dashboard/admin/releases',
  access: 'admin',
  right: 'release',
  body: ReleaseChange,
  response: v.object({ ...Message.entries, request: ReleaseRequest }),
});

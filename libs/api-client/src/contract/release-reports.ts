import * as v from 'valibot';
import { call } from './call.ts';

/** What browsers report of remotes, by unit and version (D46). No URL, no message, no person. */

/** What failed: `load-failed` before a release ran, `broke` where its page was replaced by a panel. */
export const failureKinds = ['load-failed', 'broke', 'error', 'rejection', 'chunk-failed'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const vitalNames = ['lcp', 'cls', 'inp'] as const;
export type VitalName = (typeof vitalNames)[number];

/** What is counted by minute: pages, failures, browsers that were there and that were struck, vitals. */
export type CountedKind = 'page' | FailureKind | 'visit' | 'struck' | VitalName;

/** The upper ends of the classes in which vitals are counted: milliseconds, and CLS without a unit. */
export const vitalBounds: Readonly<Record<VitalName, readonly number[]>> = {
  lcp: [1000, 1800, 2500, 3200, 4000, 6000],
  cls: [0.05, 0.1, 0.15, 0.25, 0.5],
  inp: [100, 200, 300, 500, 1000],
};

const Release = {
  unit: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,120}$/)),
};

export const ReleaseReport = v.object({
  events: v.pipe(
    v.array(
      v.object({
        ...Release,
        kind: v.picklist(['page', ...failureKinds]),
        count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
      }),
    ),
    v.maxLength(30),
  ),
  vitals: v.pipe(
    v.array(
      v.object({
        ...Release,
        name: v.picklist(vitalNames),
        value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.maxLength(12),
  ),
});
export type ReleaseReport = v.InferOutput<typeof ReleaseReport>;

/**
 * Sent by `navigator.sendBeacon`, so a body of type `text/plain` is read as JSON too. Releases that
 * are not live are left out of the count.
 */
export const reportReleases = /*#__PURE__*/ call({
  method: 'POST',
  path: '/releases/reports',
  access: 'public',
  body: ReleaseReport,
  response: v.object({ counted: v.number() }),
});

import * as v from 'valibot';

/** Where a release is stored, and the hash of its `release.json`. */
export const ReleasePointer = v.object({
  /** `<version>-<commit>`, the name of its folder. */
  version: v.pipe(v.string(), v.nonEmpty()),
  /** The folder, ending in a slash: a path on the shell's origin, or an absolute URL. */
  url: v.pipe(v.string(), v.regex(/^(https?:\/\/[^/]|\/[^/]).*\/$/)),
  /** Null only in `npm run dev`, where files change at every save and are not pinned. */
  integrity: v.nullable(v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))),
});
export type ReleasePointer = v.InferOutput<typeof ReleasePointer>;

/** A release that only some browsers get. */
export const Canary = v.object({
  release: ReleasePointer,
  /** Percentage of all browsers, 0 to 100. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** Browsers in one of these groups get it too. */
  cohorts: v.array(v.string()),
});
export type Canary = v.InferOutput<typeof Canary>;

export const RemoteEntry = v.object({
  /** React Router patterns of the paths that it owns, and nobody else: `/rewards/*`. */
  paths: v.array(v.pipe(v.string(), v.startsWith('/'))),
  active: ReleasePointer,
  /** What is loaded when the active release cannot be. */
  previous: v.nullable(ReleasePointer),
  canary: v.nullable(Canary),
  /** The kill switch: the remote is not loaded at all. */
  killed: v.boolean(),
  /** Open tabs with another release reload within so many minutes; null: at their next safe moment. */
  forcedWithinMinutes: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0))), null),
  /** Versions that were rolled back from or aborted: tabs leave them at their next navigation. */
  withdrawn: v.exactOptional(v.array(v.string())),
});
export type RemoteEntry = v.InferOutput<typeof RemoteEntry>;

/** `/registry.json` (D66): the only place where the shell learns of remotes. */
export const Registry = v.object({
  /** Grows with every change of any remote. */
  generation: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remotes: v.record(v.string(), RemoteEntry),
  /** The shell that new pages get, so that open tabs notice a newer one. Not in `npm run dev`. */
  shell: v.exactOptional(v.pick(RemoteEntry, ['active', 'forcedWithinMinutes', 'withdrawn'])),
});
export type Registry = v.InferOutput<typeof Registry>;

/** The registry in a JSON value; null when it is not one. */
export function parseRegistry(value: unknown): Registry | null {
  const parsed = v.safeParse(Registry, value);

  return parsed.success ? parsed.output : null;
}

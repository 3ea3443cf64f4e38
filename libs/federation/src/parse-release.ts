import * as v from 'valibot';

const FileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/));

export const ReleaseRoute = v.object({
  /** A React Router pattern with a leading slash. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The files that the page needs, besides those of the entry. */
  files: v.array(FileName),
  /** True if the release can prerender its HTML, with its `server.cjs`. */
  isPrerendered: v.optional(v.boolean(), false),
});
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>;

/** `release.json`: the routes of a release, and the files of its folder with their hashes. */
export const Release = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  version: v.pipe(v.string(), v.nonEmpty()),
  commit: v.string(),
  /** The contract it was written for, as a caret range: `^1.0.0`. */
  contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
  /** What it expects to share, name → version. */
  shared: v.record(v.string(), v.string()),
  /** The files of its entry: `remoteEntry.js` first, then those of `./routes`. */
  entry: v.pipe(v.array(FileName), v.minLength(1)),
  routes: v.array(ReleaseRoute),
  /** Paths of the shell's navigation that it serves. */
  navigation: v.array(v.string()),
  /** Every other file of the folder → `sha384-…`. */
  files: v.record(FileName, v.pipe(v.string(), v.startsWith('sha384-'))),
});
export type Release = v.InferOutput<typeof Release>;

/** The release in a JSON value; null when it is not one. */
export function parseRelease(value: unknown): Release | null {
  const parsed = v.safeParse(Release, value);

  return parsed.success ? parsed.output : null;
}

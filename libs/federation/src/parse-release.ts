import * as v from 'valibot';
import { ReleaseFrame } from './parse-frame.ts';

const FileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*(\/[\w][\w.-]*)*$/));

export const ReleaseRoute = v.object({
  /** A React Router pattern with a leading slash. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The files that the page needs, besides those of the entry. */
  files: v.array(FileName),
  /** True if the release can prerender its HTML, with its `server.cjs`. */
  isPrerendered: v.optional(v.boolean(), false),
  /** The prerendered route whose page is missing where this one is. */
  existsWith: v.exactOptional(v.pipe(v.string(), v.startsWith('/'))),
});
export type ReleaseRoute = v.InferOutput<typeof ReleaseRoute>;

/** The files that every page loads from a release of the shell, in order. */
export const ShellAssets = v.object({
  scripts: v.pipe(v.array(FileName), v.minLength(1)),
  styles: v.array(FileName),
  /** Fonts that the first screen needs. */
  fonts: v.array(FileName),
  /** Scripts of the first API call. Prerendered pages do not preload them. */
  calls: v.array(FileName),
});
export type ShellAssets = v.InferOutput<typeof ShellAssets>;

const Version = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/));
const CaretRange = v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+/));

const SharedNeed = v.object({
  range: CaretRange,
  /** The names that its code imports. */
  names: v.array(v.string()),
});

const ShellOffer = v.object({
  contract: Version,
  shared: v.record(v.string(), v.object({ version: Version, names: v.array(v.string()) })),
  /** Its slots for components of remotes → the version of their props. */
  slots: v.exactOptional(v.record(v.string(), Version)),
});

/** `release.json`: the routes of a release, and the files of its folder with their hashes. */
export const Release = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  version: v.pipe(v.string(), v.nonEmpty()),
  commit: v.string(),
  /** The contract it was written for, as a caret range: `^1.0.0`. */
  contract: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
  /** What it takes of each module that the shell shares. */
  shared: v.record(v.string(), SharedNeed),
  /** The files of its entry: `remoteEntry.js` first, then those of `./routes`. */
  entry: v.pipe(v.array(FileName), v.minLength(1)),
  routes: v.array(ReleaseRoute),
  /** Its paths without params. Read by shells from before `frame`, which refuse a release without it. */
  navigation: v.array(v.string()),
  /** What it adds to the site outside its own pages. */
  frame: v.optional(ReleaseFrame),
  /** Only in a release of the shell. */
  assets: v.optional(ShellAssets),
  /** Only in a release of the shell: what remotes can count on. */
  offers: v.optional(ShellOffer),
  /** Every other file of the folder → `sha384-…`. */
  files: v.record(FileName, v.pipe(v.string(), v.startsWith('sha384-'))),
});
export type Release = v.InferOutput<typeof Release>;

/** The release in a JSON value; null when it is not one. */
export function parseRelease(value: unknown): Release | null {
  const parsed = v.safeParse(Release, value);

  return parsed.success ? parsed.output : null;
}

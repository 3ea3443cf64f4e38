import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { FRAME_SLOTS } from '@freely/federation/frame';
import { FrameLink, ReleaseFrame } from '@freely/federation/parse-frame';
import * as v from 'valibot';
import { repositoryRoot } from './workspace.ts';

const RouteSample = v.strictObject({
  /** Param → a value, or `GET <path> <place>`: what the API responds with there. */
  params: v.optional(v.record(v.string(), v.string())),
  /** With its question mark. */
  query: v.optional(v.pipe(v.string(), v.startsWith('?'))),
  /** The demo person who opens it; by default that of `people`. */
  as: v.optional(v.string()),
  /** Where the page leads its demo person, if not to itself. */
  leadsTo: v.optional(v.pipe(v.string(), v.startsWith('/'))),
  /** Why the page cannot be opened by its URL alone; then it is not tried. */
  skip: v.optional(v.string()),
});
export type RouteSample = v.InferOutput<typeof RouteSample>;

const { to, audience, order } = FrameLink.entries;
const { preloads, notIndexed, sitemaps, flags, slots, components, cohorts } = ReleaseFrame.entries;

const NavigationItem = v.strictObject({
  slot: v.picklist(FRAME_SLOTS),
  /** A key of the remote's catalogue `navigation`. */
  label: v.pipe(v.string(), v.nonEmpty()),
  to,
  audience,
  order,
});
export type NavigationItem = v.InferOutput<typeof NavigationItem>;

/** `remote.json`: what a remote says of itself, beside its code. */
export const RemoteFile = v.strictObject({
  /** The team that releases it. */
  team: v.pipe(v.string(), v.nonEmpty()),
  /** Of its server in `npm run dev`. */
  port: v.pipe(v.number(), v.integer(), v.minValue(1024), v.maxValue(65_535)),
  /** The paths that it asks for: `/rewards` or `/rewards/*`. */
  paths: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
  /** In kilobytes, compressed: what people may be made to download. */
  budget: v.optional(
    v.strictObject({
      /** The entry, which every page of it needs. */
      entry: v.pipe(v.number(), v.minValue(1)),
      /** The entry and any one page. */
      page: v.pipe(v.number(), v.minValue(1)),
    }),
  ),
  /** Route pattern → how to open it, for the try of every release. */
  samples: v.optional(v.record(v.string(), RouteSample)),
  /** Path prefix → the demo person who opens what lies below it: `"/admin/*": "admin@…"`. */
  people: v.optional(v.record(v.string(), v.string())),
  /** Its links in header, menu and footer. */
  navigation: v.optional(v.array(NavigationItem), []),
  preloads,
  notIndexed,
  sitemaps,
  flags,
  slots,
  components,
  cohorts,
});
export type RemoteFile = v.InferOutput<typeof RemoteFile>;

/** The names of all remotes in this repository: folders of `apps/` with a `remote.json`. */
export function remotesIn(root = repositoryRoot): string[] {
  return globSync('apps/*/remote.json', { cwd: root })
    .map((file) => basename(dirname(file)))
    .sort();
}

/** @throws Error that names the file and what is wrong in it */
export function readRemoteFile(remote: string, root = repositoryRoot): RemoteFile {
  return readRemoteFileIn(`${root}apps/${remote}`);
}

/** @param folder of the remote */
export function readRemoteFileIn(folder: string): RemoteFile {
  const file = `${basename(dirname(folder))}/${basename(folder)}/remote.json`;
  const parsed = v.safeParse(RemoteFile, JSON.parse(readFileSync(`${folder}/remote.json`, 'utf8')));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? 'it'} is wrong: ${issue.message}`);
  }

  return parsed.output;
}

import * as v from 'valibot';

/** A path of this site. What a browser would read as another host (`//…`, `/\…`) is none. */
const Path = v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/));

/** A link of header, menu or footer that leads to a page of the remote. */
export const FrameLink = v.object({
  /** Where it stands (`FRAME_SLOTS`). A shell leaves out links of slots that it does not have. */
  slot: v.string(),
  /** Language → text. */
  labels: v.record(v.string(), v.pipe(v.string(), v.nonEmpty())),
  to: Path,
  /** Who sees it: roles, `signed-in`, `signed-out`; without it, everybody. */
  audience: v.optional(v.array(v.string())),
  /** Links of a slot are sorted by it. */
  order: v.optional(v.number(), 100),
});
export type FrameLink = v.InferOutput<typeof FrameLink>;

const SlotVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));

/** A component for a slot of the shell or of another remote. */
export const SlotComponent = v.object({
  /** `<its owner>/<name>`. */
  slot: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/)),
  /** The versions of the slot's props that it takes. */
  props: v.pipe(v.string(), v.regex(/^\^\d+\.\d+\.\d+$/)),
  /** Components of a slot are sorted by it. */
  order: v.optional(v.number(), 100),
});

/** A switch of the remote's own code. */
export const FeatureFlag = v.object({
  /** Whether it is on for people in none of its cohorts. */
  default: v.boolean(),
  /** It is on for these groups of people. */
  cohorts: v.optional(v.array(v.string()), []),
});
export type FeatureFlag = v.InferOutput<typeof FeatureFlag>;

/** Pages whose ids the API lists, for search engines. */
export const SitemapList = v.object({
  /** The pattern of the page, with the param `:id`. */
  route: v.pipe(v.string(), v.regex(/^\/.*:id/)),
  /** The call that lists them: `{ids, pages}`, by `?page=`. */
  list: v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/)),
});

/** What a release adds to the site outside its own pages. */
export const ReleaseFrame = v.object({
  links: v.optional(v.array(FrameLink), []),
  flags: v.optional(v.record(v.string(), FeatureFlag), {}),
  /** The slots of its own pages → the version of the props that they pass. */
  slots: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)), SlotVersion), {}),
  components: v.optional(v.array(SlotComponent), []),
  /** Groups of people that it knows, and who they are. */
  cohorts: v.optional(v.record(v.string(), v.string()), {}),
  /** Path → paths whose files are fetched while that page is idle. */
  preloads: v.optional(v.record(Path, v.array(Path)), {}),
  /** Areas that search engines must not read. */
  notIndexed: v.optional(v.array(Path), []),
  /** The name of a sitemap → its pages. */
  sitemaps: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), SitemapList), {}),
});
export type ReleaseFrame = v.InferOutput<typeof ReleaseFrame>;

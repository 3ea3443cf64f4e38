import type { FrameLink, ReleaseFrame } from '@freely/federation/frame';
import type { PageFrame, PageLink } from '../src/frame/page-frame.ts';

/** The language of prerendered pages, and of links that are not translated. */
const ENGLISH = 'en-GB';

export interface FrameOf {
  readonly path: string;
  /** The `lng` param of the URL. */
  readonly language: string | null;
  readonly cohorts: readonly string[];
}

/** What the releases of a page add to it: their links in its language, their flags for its visitor. */
export function pageFrame(
  frames: readonly ReleaseFrame[],
  { path, language, cohorts }: FrameOf,
): PageFrame {
  const links: Record<string, PageLink[]> = {};
  for (const link of frames.flatMap((frame) => frame.links).sort(inOrder)) {
    const entries = links[link.slot] ?? [];
    links[link.slot] = entries;
    entries.push(inLanguage(link, language ?? ENGLISH));
  }
  const preloads = frames.flatMap((frame) => frame.preloads[path] ?? []);

  return {
    links,
    flags: flagsFor(frames, cohorts),
    ...(preloads.length > 0 ? { preloads } : {}),
  };
}

/** The flags that are on for members of these cohorts. */
function flagsFor(frames: readonly ReleaseFrame[], cohorts: readonly string[]): string[] {
  return frames
    .flatMap(({ flags }) => Object.entries(flags))
    .filter(([, flag]) => flag.default || flag.cohorts.some((cohort) => cohorts.includes(cohort)))
    .map(([name]) => name)
    .sort();
}

const inOrder = (one: FrameLink, other: FrameLink) =>
  one.order - other.order || one.to.localeCompare(other.to);

function inLanguage({ labels, to, audience }: FrameLink, language: string): PageLink {
  const label = labels[language] ?? labels[ENGLISH] ?? to;

  return { label, to, ...(audience ? { audience } : {}) };
}

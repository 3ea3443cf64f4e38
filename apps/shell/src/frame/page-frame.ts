import type { Session } from '@freely/auth';
import type { SlotRemotes } from '@freely/federation/component-slots';
import type { FrameSlot } from '@freely/federation/frame';
import { covers } from '@freely/federation/route-owner';

/** A link of header, menu or footer, in the language of the page. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  /** Roles, `signed-in` or `signed-out`; without it, everybody sees the link. */
  readonly audience?: readonly string[];
}

/** What the releases of this page add to it outside their own pages, written into it by the server. */
export interface PageFrame {
  /** By slot, in their order. */
  readonly links: Readonly<Record<string, readonly PageLink[]>>;
  /** The names of the flags that are on. */
  readonly flags: readonly string[];
  /** Which remotes have components for slots. */
  readonly components?: SlotRemotes;
  /** Paths that most people open next. */
  readonly preloads?: readonly string[];
}

export const EMPTY_FRAME: PageFrame = { links: {}, flags: [] };

let links: PageFrame['links'] = {};

/** @param label converts a text, for the pseudo-locale */
export function setFrameLinks(
  given: PageFrame['links'],
  label: (text: string) => string = (text) => text,
): void {
  links = Object.fromEntries(
    Object.entries(given).map(([slot, entries]) => [
      slot,
      entries.map((entry) => ({ ...entry, label: label(entry.label) })),
    ]),
  );
}

/** The links of a slot that a person sees. */
export function linksIn(slot: FrameSlot, session: Session): readonly PageLink[] {
  return (links[slot] ?? []).filter(({ audience }) => isFor(session, audience));
}

/** The first link of a slot that has one for everybody: the terms of service. */
export function linkOf(slot: FrameSlot): PageLink | undefined {
  return links[slot]?.[0];
}

/** The path of an area that only people of this role have an account link to; null if there is none. */
export function areaOf(role: string): string | null {
  const link = links.account?.find(({ audience }) => audience?.join() === role);

  return link ? `/${link.to.split('/')[1]}` : null;
}

/** Whether a path is inside the area of a role. */
export function isInArea(role: string, path: string): boolean {
  const area = areaOf(role);

  return area !== null && covers(`${area}/*`, path);
}

function isFor({ status, user }: Session, audience: PageLink['audience']): boolean {
  const own: readonly string[] = [
    status === 'signed-in' ? 'signed-in' : 'signed-out',
    ...(user?.user_roles ?? []),
  ];

  return !audience || audience.some((group) => own.includes(group));
}

import type { ReleaseFrame } from './parse-frame.ts';
import type { Release } from './parse-release.ts';
import { isInRange } from './version-range.ts';

// Components that remotes have for named places on pages of the shell and of other remotes. A slot is
// `<its owner>/<name>`, and the version is that of the props which its owner passes.

/** The slots of the shell. The types of their props are in `ComponentSlots` of `@freely/shell-sdk`. */
export const SHELL_SLOTS: SlotVersions = { 'shell/not-found': '1.0.0' };

/** Slot → the version of its props. */
export type SlotVersions = Readonly<Record<string, string>>;

/** Slot → the remotes that have a component for it, in their order. */
export type SlotRemotes = Readonly<Record<string, readonly string[]>>;

/** The slots on the pages of a release. */
export function slotsOf(unit: string, { offers, frame }: Pick<Release, 'offers' | 'frame'>) {
  return { ...offers?.slots, ...ownSlots(unit, frame) };
}

function ownSlots(unit: string, frame: ReleaseFrame | undefined): SlotVersions {
  return Object.fromEntries(
    Object.entries(frame?.slots ?? {}).map(([name, version]) => [`${unit}/${name}`, version]),
  );
}

/**
 * Who has a component for which slot of a page. A component is left out if the page has no such slot, or
 * passes props of another version.
 *
 * @param frames by remote
 */
export function remotesBySlot(
  frames: Readonly<Record<string, ReleaseFrame>>,
  shellSlots: SlotVersions,
): SlotRemotes {
  const slots: SlotVersions = Object.assign(
    { ...shellSlots },
    ...Object.entries(frames).map(([remote, frame]) => ownSlots(remote, frame)),
  );
  const components = Object.entries(frames)
    .flatMap(([remote, frame]) => frame.components.map((each) => ({ ...each, remote })))
    .filter(({ slot, props }) => slots[slot] !== undefined && isInRange(slots[slot], props))
    .sort((one, other) => one.order - other.order || one.remote.localeCompare(other.remote));

  return Object.fromEntries(
    components.map(({ slot }) => [
      slot,
      components.filter((each) => each.slot === slot).map(({ remote }) => remote),
    ]),
  );
}

import { slotsOf } from '@freely/federation/component-slots';
import { isInRange } from '@freely/federation/version-range';
import type { LiveRelease, StoredRelease } from '../stored-release.ts';
import type { Problem } from './problem.ts';
import { nameOf } from './skew-problems.ts';

/**
 * Components and slots of a release beside those of the others. A component needs the slot in the active
 * release of its owner; without it nobody would see it. Props of another version would break it, so they
 * must fit in every release that may become live.
 */
export function slotProblems(candidate: StoredRelease, live: readonly LiveRelease[]): Problem[] {
  const others = live.filter(({ unit }) => unit !== candidate.unit);

  return [...componentProblems(candidate, others), ...ownerProblems(candidate, others)];
}

function componentProblems({ unit, release }: StoredRelease, others: readonly LiveRelease[]) {
  const own = slotsOf(unit, release);

  return (release.frame?.components ?? []).flatMap(({ slot, props }): Problem[] => {
    const owner = slot.split('/')[0] ?? '';
    if (owner === unit) return own[slot] ? [] : [noSlot('itself', unit, slot, unit)];
    const owners = others.filter((each) => each.unit === owner);
    const active = owners.find(({ as }) => as === 'active');
    if (!active || !slotsOf(owner, active.release)[slot]) {
      return [noSlot(active ? nameOf(active) : owner, unit, slot, owner)];
    }

    return owners.flatMap((each) => {
      const version = slotsOf(owner, each.release)[slot];
      if (!version || isInRange(version, props)) return [];

      return [
        {
          beside: nameOf(each),
          problem: `${unit} takes props ${props} of ${slot}, which has ${version}.`,
          mend: `Offer a component for props ^${version}.`,
        },
      ];
    });
  });
}

function noSlot(beside: string, unit: string, slot: string, owner: string): Problem {
  return {
    beside,
    problem: `${unit} has a component for ${slot}, which ${owner} does not have.`,
    mend: `Release ${owner} with it first, or leave the component out of remote.json.`,
  };
}

/** The slots of a release, beside the components that others have for them. */
function ownerProblems(
  { unit, release }: StoredRelease,
  others: readonly LiveRelease[],
): Problem[] {
  const slots = slotsOf(unit, release);

  return others.flatMap((other) =>
    (other.release.frame?.components ?? [])
      .filter(({ slot }) => slot.startsWith(`${unit}/`))
      .filter(({ slot, props }) => !slots[slot] || !isInRange(slots[slot], props))
      .map(({ slot, props }) => ({
        beside: nameOf(other),
        problem: slots[slot]
          ? `${slot} has props ${slots[slot]}, and ${other.unit} takes ${props}.`
          : `${other.unit} has a component for ${slot}, which ${unit} does not have any more.`,
        mend: `Keep ${slot} as it is until ${other.unit} is released without it.`,
      })),
  );
}

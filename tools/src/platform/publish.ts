import type { ReleasePointer } from '@freely/federation/registry';
import {
  append,
  asUnit,
  EMPTY_STATE,
  headOf,
  historyOf,
  type LoggedRecord,
  publishHeads,
  RefusedChange,
  release,
  rollback,
  type UnitState,
} from '@freely/platform';
import { publishCutShort } from './cut-short.ts';
import { authorOf, type PlatformContext } from './platform-context.ts';

/** What a command says of its change. */
export interface ChangeOptions {
  readonly verb: string;
  readonly reason: string;
  readonly commit?: string | null;
  /** The unit's newest record when the change was decided on, by number; absent: whichever it is by now. */
  readonly after?: number;
  /** Whether a state is what the change leads to, for one that is run again because it was cut short. */
  readonly leadsTo?: (state: UnitState) => boolean;
}

/** Changes the state of a unit; one that stays as it is leaves no record. */
export async function changeUnit(
  context: PlatformContext,
  unit: string,
  { verb, reason, commit = null, after: seen, leadsTo = () => false }: ChangeOptions,
  change: (state: UnitState) => UnitState,
): Promise<UnitState> {
  const author = authorOf(context, reason, commit);
  const cutShort = asUnit(await publishCutShort(context.store, unit));
  const isMade =
    cutShort?.verb === verb &&
    cutShort.person === author.person &&
    cutShort.reason === reason &&
    leadsTo(cutShort.state);
  const { logged } = await append(context.store, unit, author, (head) => {
    if (isMade && head?.record.sequence === cutShort.sequence) return null;
    if (seen !== undefined) requireNoneSince(head, seen);
    const before = asUnit(head)?.state ?? EMPTY_STATE;
    const after = change(before);

    return after === before ? null : { verb, state: after };
  });
  await publishHeads(context.store);

  return asUnit(logged)?.state ?? EMPTY_STATE;
}

/** What takes minutes must not undo what somebody has decided meanwhile, such as to switch the remote off. */
function requireNoneSince(head: LoggedRecord | null, seen: number): void {
  if (!head || head.record.sequence === seen) return;
  const { unit, verb, person, at } = head.record;
  throw new RefusedChange(
    `The ${verb} of ${unit} by ${person} at ${at} came meanwhile. Run this again if it is still wanted.`,
  );
}

/** The number of a unit's newest record; 0 when it has none. */
export async function newestNumber({ store }: PlatformContext, unit: string): Promise<number> {
  return (await headOf(store, unit))?.record.sequence ?? 0;
}

/** Which releases of a unit are live. */
export async function currentState({ store }: PlatformContext, unit: string): Promise<UnitState> {
  return asUnit(await headOf(store, unit))?.state ?? EMPTY_STATE;
}

/** Everybody gets this release. */
export function publish(
  context: PlatformContext,
  unit: string,
  pointer: ReleasePointer,
  options: Partial<ChangeOptions> = {},
): Promise<UnitState> {
  const all = { verb: 'release', reason: 'A release', ...options };

  return changeUnit(context, unit, all, (state) => release(state, pointer));
}

/** Back to an earlier release: the one before, or a named version. */
export async function rollBack(
  context: PlatformContext,
  unit: string,
  version: string | null,
  reason: string,
): Promise<UnitState> {
  const earlier = await earlierReleases(context, unit);

  const leadsTo = ({ active }: UnitState) => version === null || active?.version === version;

  return changeUnit(context, unit, { verb: 'rollback', reason, leadsTo }, (state) =>
    rollback(state, earlier, version),
  );
}

/** The releases that were ever active, newest first, each once. */
export async function earlierReleases(
  { store }: PlatformContext,
  unit: string,
): Promise<ReleasePointer[]> {
  const pointers = (await historyOf(store, unit))
    .map((logged) => asUnit(logged)?.state.active)
    .filter((pointer) => pointer != null)
    .reverse();

  return [...new Map(pointers.map((pointer) => [pointer.version, pointer])).values()];
}

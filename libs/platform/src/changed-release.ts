import type { ReleasePointer } from '@freely/federation/registry';
import type { PlatformStore } from './platform-store.ts';
import type { UnitState } from './unit-state.ts';

/** The release that a change was about, whoever gets it then; null for one about none, such as a new signature. */
export function changedRelease(before: UnitState, after: UnitState): ReleasePointer | null {
  const { active } = after;
  if (active?.version !== before.active?.version || after.killed !== before.killed) return active;
  if (after.canary && after.canary !== before.canary) return after.canary.release;
  const ended = after.canary ? null : before.canary?.release;
  // A canary that was aborted is withdrawn; one that a release ended is not.
  if (ended) return after.withdrawn.includes(ended.version) ? ended : active;

  return after.forcedWithinMinutes === before.forcedWithinMinutes ? null : active;
}

/** The commit that a release was built from, as its manifest says; null where that cannot be read. */
export async function commitOf(
  store: PlatformStore,
  { url }: ReleasePointer,
): Promise<string | null> {
  const bytes = await store.read(`${url.slice(1)}release.json`).catch(() => null);
  if (!bytes) return null;
  try {
    const { commit } = JSON.parse(Buffer.from(bytes).toString()) as { commit?: unknown };

    return typeof commit === 'string' ? commit : null;
  } catch {
    return null;
  }
}

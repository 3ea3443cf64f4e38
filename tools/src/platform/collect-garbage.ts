import { sessionLifetime } from '@freely/domain/lifetimes';
import {
  asUnit,
  headOf,
  historyOf,
  type PlatformStore,
  RefusedChange,
  retire,
} from '@freely/platform';
import { previewsSince } from './kept-previews.ts';
import type { PlatformContext } from './platform-context.ts';
import { changeUnit } from './publish.ts';

/** A release that no page can ask for any more. */
export interface DeadRelease {
  readonly unit: string;
  readonly version: string;
  readonly files: readonly string[];
}

const DAY_MS = 86_400_000;

/** A tab is open for as long as its session, and may ask for what was live when it was opened. */
export const LEAST_DAYS = sessionLifetime.maxDays;

/** The time since which everything that was live is kept. */
export function keptSince(keepDays: number, now = Date.now()): number {
  return now - Math.max(keepDays, LEAST_DAYS) * DAY_MS;
}

/**
 * The releases that were live at no time in the last days: not active, not what browsers fall back
 * to, not a canary, not shown by a link that was valid. One that never was live counts from the day
 * it was written.
 */
export async function deadReleases(
  store: PlatformStore,
  keepDays: number,
  now = Date.now(),
): Promise<DeadRelease[]> {
  const since = keptSince(keepDays, now);
  const previews = await previewsSince(store, since);
  const releases = (await storedReleases(store)).filter(
    ({ unit, version }) => !previews.has(`${unit}/${version}`),
  );
  const units = [...new Set(releases.map(({ unit }) => unit))];
  const dead = await Promise.all(
    units.map(async (unit) => {
      const { recent, ever } = await versionsLive(store, unit, since);
      const candidates = releases.filter((each) => each.unit === unit && !recent.has(each.version));
      const old = await Promise.all(
        candidates.map(
          async (each) => ever.has(each.version) || (await writtenAt(store, each)) < since,
        ),
      );

      return candidates.filter((_, index) => old[index]);
    }),
  );

  return dead.flat();
}

/** Finds dead releases and removes them. */
export async function collectGarbage(
  context: PlatformContext,
  keepDays: number,
  reason: string,
): Promise<DeadRelease[]> {
  await requireRightClock(context.store);
  const dead = await deadReleases(context.store, keepDays);
  await removeReleases(context, dead, reason);

  return dead;
}

const CLOCK = 'clock.json';
const HOUR_MS = 3_600_000;

/**
 * What is removed is chosen by this machine's clock. One that is ahead would take from open tabs what they
 * have, so it is compared with that of the store.
 *
 * @throws RefusedChange when they differ
 */
async function requireRightClock(store: PlatformStore): Promise<void> {
  const here = Date.now();
  await store.replace(CLOCK, Buffer.from('{}\n'));
  const there = (await store.modifiedAt(CLOCK))?.getTime() ?? here;
  await store.remove(CLOCK);
  if (Math.abs(there - here) < HOUR_MS) return;
  const [mine, its] = [here, there].map((time) => new Date(time).toISOString());
  throw new RefusedChange(
    `By the clock of this machine it is ${mine}, by that of the store ${its}: one is wrong.`,
  );
}

/**
 * Removes dead releases, each unit with a record of it before the first file goes.
 *
 * @throws RefusedChange when one of them became live meanwhile
 */
export async function removeReleases(
  context: PlatformContext,
  dead: readonly DeadRelease[],
  reason: string,
): Promise<void> {
  for (const unit of new Set(dead.map((each) => each.unit))) {
    const own = dead.filter((each) => each.unit === unit);
    const versions = own.map(({ version }) => version);
    if (await headOf(context.store, unit)) {
      await changeUnit(context, unit, { verb: 'gc', reason }, (state) => retire(state, versions));
    }
    for (const { files } of own)
      for (const file of manifestFirst(files)) await context.store.remove(file);
  }
}

/** Without its manifest a release is none, so that half of one never looks whole. */
function manifestFirst(files: readonly string[]): string[] {
  const isManifest = (file: string) => file.endsWith('/release.json');

  return files.toSorted((one, other) => Number(isManifest(other)) - Number(isManifest(one)));
}

async function storedReleases(store: PlatformStore): Promise<DeadRelease[]> {
  const found = new Map<string, { unit: string; version: string; files: string[] }>();
  for (const file of await store.list('r/')) {
    const [, unit = '', version = ''] = file.split('/');
    const key = `${unit}/${version}`;
    const release = found.get(key) ?? { unit, version, files: [] };
    release.files.push(file);
    found.set(key, release);
  }

  return [...found.values()];
}

/** The versions that some page may have got since then, and all that any ever got. */
async function versionsLive(
  store: PlatformStore,
  unit: string,
  since: number,
): Promise<{ recent: Set<string>; ever: Set<string> }> {
  const recent = new Set<string>();
  const ever = new Set<string>();
  const records = (await historyOf(store, unit)).map(asUnit).filter((record) => record !== null);
  for (const [index, { state }] of records.entries()) {
    const next = records[index + 1];
    const wasInForce = next === undefined || Date.parse(next.at) > since;
    for (const pointer of [state.active, state.previous, state.canary?.release]) {
      if (!pointer) continue;
      ever.add(pointer.version);
      if (wasInForce) recent.add(pointer.version);
    }
  }

  return { recent, ever };
}

/** Of the file that was written last; now, when the store does not say. */
async function writtenAt(store: PlatformStore, { files }: DeadRelease): Promise<number> {
  const times = await Promise.all(
    files.map(async (file) => (await store.modifiedAt(file))?.getTime() ?? Date.now()),
  );

  return Math.max(...times);
}

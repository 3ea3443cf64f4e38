import type { LiveUnit, ReleaseLogEntry } from '@freely/api-client/contract';
import {
  changedRelease,
  EMPTY_STATE,
  madeActive,
  rollbackTarget,
  type UnitRecord,
} from '@freely/platform';
import type { Deps } from '../../deps.ts';
import type { LoggedChange } from '../../infrastructure/releases/index.ts';
import { earlierReleases, knownReleases } from './make-release-change.ts';
import {
  type HealthRow,
  type HourRow,
  healthOfLastDay,
  hoursOfLastDay,
} from './release-health.repository.ts';
import { healthOf, hoursOf } from './release-health.ts';
import { judgeCanary, type Verdict } from './watch-canaries.ts';

type ReadDeps = Pick<Deps, 'db' | 'config' | 'releases'>;

/** More than anybody goes back to. */
const MOST_VERSIONS = 20;

/** What is live, unit by unit, with what browsers reported in the last day. */
export async function readUnits(deps: ReadDeps): Promise<LiveUnit[]> {
  const { db, releases } = deps;
  if (!releases) return [];
  const { units } = await releases.current();
  const [counts, hours] = await Promise.all([healthOfLastDay(db), hoursOfLastDay(db)]);

  return Promise.all(
    Object.values(units)
      .toSorted((one, other) => one.unit.localeCompare(other.unit))
      .map(async (record) =>
        presentUnit(record, {
          history: await releases.history(record.unit),
          verdict: await judgeCanary(deps, record.unit, record),
          counts: counts.filter(({ unit }) => unit === record.unit),
          hours: hours.filter(({ unit }) => unit === record.unit),
        }),
      ),
  );
}

interface UnitParts {
  readonly history: readonly LoggedChange[];
  readonly verdict: Verdict | null;
  readonly counts: readonly HealthRow[];
  readonly hours: readonly HourRow[];
}

function presentUnit(record: UnitRecord, parts: UnitParts): LiveUnit {
  const { active, previous, canary, killed } = record.state;
  const records = parts.history.map((logged) => logged.record);
  const made = madeActive(records, active?.version) ?? record;
  const canaryVersion = canary?.release.version ?? null;

  return {
    unit: record.unit,
    version: active?.version ?? null,
    previous: previous?.version ?? null,
    canary: canary && {
      version: canary.release.version,
      percent: canary.percent,
      cohorts: canary.cohorts,
      promote_after_minutes: canary.promoteAfterMinutes ?? null,
      verdict: parts.verdict,
    },
    killed,
    since: made.at,
    by: made.person,
    commit: made.commit,
    reason: made.reason,
    versions: knownReleases(parts.history)
      .map(({ version }) => version)
      .slice(0, MOST_VERSIONS),
    rolls_back_to: rollbackTarget(record.state, earlierReleases(parts.history))?.version ?? null,
    health: [
      ...(canaryVersion ? [healthOf(canaryVersion, 'canary', parts.counts)] : []),
      ...(active ? [healthOf(active.version, 'active', parts.counts)] : []),
      ...(previous ? [healthOf(previous.version, 'previous', parts.counts)] : []),
    ],
    hours: hoursOf(parts.hours, canaryVersion, new Date()),
  };
}

/** Every change of every unit, newest first. */
export async function readLog({ releases }: ReadDeps): Promise<ReleaseLogEntry[]> {
  if (!releases) return [];
  const { units } = await releases.current();
  const logs = await Promise.all(Object.keys(units).map((unit) => releases.history(unit)));

  return logs
    .flatMap((log) =>
      log.map(({ record, key }, index) => ({ record, key, before: log[index - 1] })),
    )
    .map(({ record, key, before }) => ({
      unit: record.unit,
      sequence: record.sequence,
      at: record.at,
      verb: record.verb,
      version: changedRelease(before?.record.state ?? EMPTY_STATE, record.state)?.version ?? null,
      person: record.person,
      key,
      commit: record.commit,
      reason: record.reason,
    }))
    .sort((one, other) => other.at.localeCompare(one.at) || other.sequence - one.sequence);
}

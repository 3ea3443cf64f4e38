import {
  failureKinds,
  type ReleaseReport,
  type VitalName,
  vitalBounds,
} from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import {
  addCounts,
  type Count,
  noteReporter,
  type ReleaseName,
} from './release-counts.repository.ts';
import type { ReportBudget } from './report-budget.ts';
import { reporterOf } from './reporter.ts';

const MINUTE_MS = 60_000;

/** Who reported, as far as it matters. */
export interface Sender {
  /** Whose share of what is counted it uses up. */
  readonly network: string;
  /** Whose votes it has. Wider, so that one machine with many networks cannot end a canary. */
  readonly customer: string;
  readonly userAgent: string;
}

type CollectDeps = Pick<Deps, 'db' | 'config' | 'releases' | 'metrics'>;

/**
 * Counts what a browser reports, by minute. Releases that are not live are left out, and so is what
 * a network reports beyond its share. @returns how much was counted
 */
export async function collectReports(
  { db, config, releases, metrics }: CollectDeps,
  report: ReleaseReport,
  { network, customer, userAgent }: Sender,
  budget: ReportBudget,
): Promise<number> {
  if (!releases) return 0;
  const { units } = await releases.current();
  const isLive = ({ unit, version }: ReleaseName) => {
    const { active, previous, canary } = units[unit]?.state ?? {};
    return [active, previous, canary?.release].some((each) => each?.version === version);
  };
  const minute = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
  const within = (count: number) => budget.take(network, count, minute.getTime());
  const counts: Count[] = [
    ...report.events.filter(isLive).map((event) => ({ ...event, bucket: 0 })),
    ...report.vitals.filter(isLive).map(({ unit, version, name, value }) => ({
      ...{ unit, version, kind: name, bucket: classOf(name, value), count: 1 },
    })),
  ].flatMap((each) => {
    const count = within(each.count);
    return count > 0 ? [{ ...each, count }] : [];
  });
  if (counts.length === 0) return 0;

  await inTransaction(db, async (trx) => {
    const votes: Count[] = [];
    for (const { unit, version, isStruck } of releasesIn(counts)) {
      const reporter = reporterOf(config.dataKeys[0], { unit, version }, customer, userAgent);
      const share = config.reportLimits.browsersPerNetwork;
      const vote = await noteReporter(trx, { unit, version }, reporter, minute, isStruck, share);
      if (vote.visits) votes.push({ unit, version, kind: 'visit', bucket: 0, count: 1 });
      if (vote.struck) votes.push({ unit, version, kind: 'struck', bucket: 0, count: 1 });
    }
    await addCounts(trx, minute, [...counts, ...votes]);
  });
  for (const { unit, version, kind, count } of counts) {
    if (!(kind in vitalBounds)) metrics.count({ unit, version, kind }, count);
  }
  for (const { unit, version, name, value } of report.vitals.filter(isLive)) {
    metrics.vital({ unit, version }, name, value);
  }

  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** The releases of a report in one order, so that two reports at once do not wait for each other. */
function releasesIn(counts: readonly Count[]) {
  const failed: readonly string[] = failureKinds;
  const found = new Map<string, ReleaseName & { isStruck: boolean }>();
  for (const { unit, version, kind } of counts) {
    const key = `${unit} ${version}`;
    const isStruck = (found.get(key)?.isStruck ?? false) || failed.includes(kind);
    found.set(key, { unit, version, isStruck });
  }

  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/** The class of the histogram that a value lies in; the last one has no upper end. */
function classOf(name: VitalName, value: number): number {
  const bounds = vitalBounds[name];
  const found = bounds.findIndex((bound) => value <= bound);

  return found === -1 ? bounds.length : found;
}

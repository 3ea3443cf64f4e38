// From counts in classes to what the screen shows of each release. Pure.
import {
  failureKinds,
  type LiveUnit,
  type VitalName,
  vitalBounds,
  vitalNames,
} from '@freely/api-client/contract';
import type { HealthRow, HourRow } from './release-health.repository.ts';

/** Google's thresholds of a good value: https://web.dev/articles/vitals. */
const GOOD: Readonly<Record<VitalName, number>> = { lcp: 2500, cls: 0.1, inp: 200 };
const QUANTILE = 0.75;
const HOUR_MS = 3_600_000;
const HOURS = 24;

type Health = LiveUnit['health'][number];

export function healthOf(
  version: string,
  role: Health['role'],
  rows: readonly HealthRow[],
): Health {
  const own = rows.filter((row) => row.version === version);
  const failed: readonly string[] = failureKinds;

  return {
    version,
    role,
    pages: sum(own.filter(({ kind }) => kind === 'page')),
    failures: sum(own.filter(({ kind }) => failed.includes(kind))),
    vitals: vitalNames.map((name) =>
      vitalOf(
        name,
        own.filter(({ kind }) => kind === name),
      ),
    ),
  };
}

function vitalOf(name: VitalName, rows: readonly HealthRow[]): Health['vitals'][number] {
  const bounds = vitalBounds[name];
  const count = sum(rows);
  const good = sum(rows.filter(({ bucket }) => (bounds[bucket] ?? Infinity) <= GOOD[name]));

  return { name, count, good, p75: count === 0 ? null : quantile(rows, bounds, count * QUANTILE) };
}

/** The value at a rank, as if those of a class lay evenly in it. Beyond the last bound: that bound. */
function quantile(rows: readonly HealthRow[], bounds: readonly number[], rank: number): number {
  let below = 0;
  for (const [index, upper] of bounds.entries()) {
    const inside = sum(rows.filter(({ bucket }) => bucket === index));
    const lower = bounds[index - 1] ?? 0;
    if (below + inside >= rank) return lower + ((upper - lower) * (rank - below)) / inside;
    below += inside;
  }

  return bounds.at(-1) ?? 0;
}

/** The last 24 hours, those without a count included. */
export function hoursOf(
  rows: readonly HourRow[],
  canary: string | null,
  now: Date,
): LiveUnit['hours'] {
  const last = Math.floor(now.getTime() / HOUR_MS);

  return Array.from({ length: HOURS }, (_, index) => {
    const at = new Date((last - HOURS + 1 + index) * HOUR_MS);
    const inside = rows.filter(({ hour }) => hour.getTime() === at.getTime());
    const ofCanary = inside.filter(({ version }) => version === canary);

    return {
      at: at.toISOString(),
      pages: total(inside, 'pages'),
      failures: total(inside, 'failures'),
      canary_pages: total(ofCanary, 'pages'),
      canary_failures: total(ofCanary, 'failures'),
    };
  });
}

const total = (rows: readonly HourRow[], field: 'pages' | 'failures') =>
  rows.reduce((count, row) => count + row[field], 0);

const sum = (rows: readonly HealthRow[]) => rows.reduce((count, row) => count + row.count, 0);

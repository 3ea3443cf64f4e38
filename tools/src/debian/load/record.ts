// What a load has seen: each call with its end, so that it can be told which step it belongs to.
import { quantile } from '../../bench/quantile.ts';

/** `repeated`: it failed, and worked a second later. */
export type Outcome = 'done' | 'repeated' | 'failed';

export interface CountedCall {
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  kind: string;
  outcome: Outcome;
  /** Why it failed, at first or for good. */
  why?: string;
}

export interface LoadRecord {
  calls: CountedCall[];
  /** Ids of bookings that were acknowledged, and of those whose payment was. */
  acknowledged: number[];
  paid: number[];
}

export interface Summary {
  calls: number;
  repeated: number;
  failed: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  slowest: number;
  /** How often each reason occurred. */
  reasons: Record<string, number>;
}

/** Of the calls that began in a time. */
export function summarise(
  { calls }: LoadRecord,
  { from = 0, to = Number.POSITIVE_INFINITY }: { from?: number; to?: number } = {},
): Summary {
  const within = calls.filter(({ at }) => at >= from && at < to);
  const times = within.map(({ ms }) => ms);
  const reasons: Record<string, number> = {};
  for (const { kind, why } of within) {
    if (why === undefined) continue;
    const reason = `${kind}: ${why}`;
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const number = (outcome: Outcome) => within.filter((call) => call.outcome === outcome).length;

  return {
    calls: within.length,
    repeated: number('repeated'),
    failed: number('failed'),
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    slowest: quantile(times, 1),
    reasons,
  };
}

export function describe({ calls, repeated, failed, median, p95, slowest }: Summary): string {
  const ms = (value: number) => `${Math.round(value)} ms`;

  return (
    `${calls} calls, ${failed} failed, ${repeated} worked when repeated, ` +
    `half within ${ms(median)}, 95 of 100 within ${ms(p95)}, slowest ${ms(slowest)}`
  );
}

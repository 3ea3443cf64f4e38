import { type CanaryEvidence, type CountedMinute, weighCanary } from './canary-evidence.ts';

/** What a canary is judged by. */
export interface CanaryCase {
  /** The releases, by version. */
  readonly canary: string;
  readonly active: string;
  /** Complete minutes since it began, in order. */
  readonly minutes: readonly CountedMinute[];
  /** From how many networks failures of the canary came. */
  readonly strikingNetworks: number;
  /** From how many they have to come, so that a single client cannot end a canary. */
  readonly leastNetworks: number;
  /** Since it began. */
  readonly ageMinutes: number;
  /** Since its last change, which is what its signature counts from; null: a person promotes it. */
  readonly promotesInMinutes: number | null;
}

export interface CanaryDecision {
  readonly verb: 'abort' | 'promote' | 'wait';
  /** A sentence for the log. */
  readonly reason: string;
}

/** A canary that hardly anybody has seen is not promoted: silence is no evidence. */
const LEAST_CANARY_VISITS = 50;

export function decideCanary(given: CanaryCase): CanaryDecision {
  const weighed = weighCanary(given.minutes);
  const counts = inWords(given, weighed);
  if (weighed.isWorse && given.strikingNetworks >= given.leastNetworks) {
    return { verb: 'abort', reason: `${counts}.` };
  }
  if (weighed.isWorse) {
    const from = `the failures came from ${plural(given.strikingNetworks, 'network')} only`;
    return { verb: 'wait', reason: `${counts}, but ${from}.` };
  }
  if (given.promotesInMinutes === null || given.promotesInMinutes > 0) {
    return { verb: 'wait', reason: `${counts}.` };
  }
  if (weighed.canary.visitors < LEAST_CANARY_VISITS) {
    const needed = `it needs ${LEAST_CANARY_VISITS} visits before it is promoted`;
    return { verb: 'wait', reason: `${counts}; ${needed}.` };
  }

  return { verb: 'promote', reason: `${counts} in ${plural(given.ageMinutes, 'minute')}.` };
}

/** `31 of 204 visits met an error in 1.4.0, against 0 of 1,840 in 1.3.2`. */
function inWords({ canary: newer, active: older }: CanaryCase, weighed: CanaryEvidence): string {
  const { canary, active } = weighed;
  const ofCanary = `${number(canary.struck)} of ${number(canary.visitors)} visits met an error in ${newer}`;

  return `${ofCanary}, against ${number(active.struck)} of ${number(active.visitors)} in ${older}`;
}

function number(value: number): string {
  return value.toLocaleString('en-GB');
}

function plural(count: number, what: string): string {
  return `${number(count)} ${what}${count === 1 ? '' : 's'}`;
}

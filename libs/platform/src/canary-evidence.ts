import { logLikelihoodRatio, logSum, type Stratum } from './hypergeometric.ts';

/**
 * How often a canary that is no worse than the active release is aborted: at most once in a hundred,
 * over its whole life, however long that is and however often somebody looks.
 */
export const FALSE_ALARM_RATE = 0.01;

/** How many times as high the odds of a failure may be: the mixture that the test bets on, evenly. */
const ODDS = [1.5, 2, 3, 5, 10, 30, 100];

/** Fewer visitors together say little on their own: quiet minutes are taken together. */
const VISITORS_TOGETHER = 50;
const MINUTES_TOGETHER = 10;

/** What was counted in a minute. */
export type CountedMinute = Stratum;

export interface CanaryEvidence {
  /**
   * The odds at which somebody who bet on "the canary is worse" would have multiplied their stake.
   * Under the opposite it exceeds 1/α ever with a probability of at most α (Ville's inequality).
   */
  readonly evidence: number;
  readonly isWorse: boolean;
  readonly canary: Stratum['canary'];
  readonly active: Stratum['active'];
}

/**
 * A sequential test that a canary fails more often than the active release: a mixture of
 * likelihood ratios, the conditional ("safe logrank") form of Wald's test. It compares the two only
 * within the same minutes, so a failure of something that both use does not count against either.
 *
 * Sources: Ville (1939); Robbins, "Statistical methods related to the law of the iterated
 * logarithm", Ann. Math. Statist. 41 (1970); Grünwald, Ly, Pérez-Ortiz, ter Schure, "The safe logrank
 * test", AISTATS 2021; Turner, Ly, Grünwald, "Generic E-variables for exact sequential k-sample
 * tests that allow for optional stopping", JSPI 230 (2024).
 *
 * @param minutes in order of time, complete ones only, from the beginning of the canary
 */
export function weighCanary(minutes: readonly CountedMinute[]): CanaryEvidence {
  const strata = inStrata(minutes);
  const logs = ODDS.map((odds) => ({ odds, log: -Math.log(ODDS.length) }));
  let largest = 0;
  for (const stratum of strata) {
    for (const bet of logs) bet.log += logLikelihoodRatio(stratum, bet.odds);
    largest = Math.max(largest, logSum(logs.map(({ log }) => log)));
  }
  const total = minutes.reduce(together, NOTHING);

  return { evidence: Math.exp(largest), isWorse: largest >= -Math.log(FALSE_ALARM_RATE), ...total };
}

/**
 * Takes quiet minutes together. Where one stratum ends depends on the visitors alone, never on the
 * failures: otherwise the test could choose the moments that suit it.
 */
function inStrata(minutes: readonly CountedMinute[]): Stratum[] {
  const strata: Stratum[] = [];
  let open = NOTHING;
  let length = 0;
  for (const minute of minutes) {
    open = together(open, minute);
    length += 1;
    const visitors = open.canary.visitors + open.active.visitors;
    if (visitors < VISITORS_TOGETHER && length < MINUTES_TOGETHER) continue;
    strata.push(open);
    open = NOTHING;
    length = 0;
  }

  return strata;
}

const NOTHING: Stratum = {
  canary: { visitors: 0, struck: 0 },
  active: { visitors: 0, struck: 0 },
};

function together(one: Stratum, other: Stratum): Stratum {
  return {
    canary: {
      visitors: one.canary.visitors + other.canary.visitors,
      struck: one.canary.struck + other.canary.struck,
    },
    active: {
      visitors: one.active.visitors + other.active.visitors,
      struck: one.active.struck + other.active.struck,
    },
  };
}

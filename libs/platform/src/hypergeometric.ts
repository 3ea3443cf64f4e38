/**
 * The distribution of failures between two groups, given how many failed in all: Fisher's
 * noncentral hypergeometric distribution. The common rate, whatever it is, does not matter to it.
 */
export interface Stratum {
  /** Visitors of the canary, and those of them who met their first failure. */
  readonly canary: { readonly visitors: number; readonly struck: number };
  readonly active: { readonly visitors: number; readonly struck: number };
}

/**
 * How much likelier this division of the failures is when the odds of failing are `odds` times as
 * high in the canary than when they are equal; as a natural logarithm.
 */
export function logLikelihoodRatio({ canary, active }: Stratum, odds: number): number {
  const failures = canary.struck + active.struck;
  if (failures === 0 || canary.visitors === 0 || active.visitors === 0) return 0;
  const least = Math.max(0, failures - active.visitors);
  const most = Math.min(failures, canary.visitors);
  const ways: number[] = [];
  const weighted: number[] = [];
  for (let struck = least; struck <= most; struck += 1) {
    const log = logChoose(canary.visitors, struck) + logChoose(active.visitors, failures - struck);
    ways.push(log);
    weighted.push(log + struck * Math.log(odds));
  }

  return canary.struck * Math.log(odds) + logSum(ways) - logSum(weighted);
}

/** log Σ exp(x), without overflow. */
export function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);

  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

const logFactorials = [0];

function logFactorial(number: number): number {
  for (let next = logFactorials.length; next <= number; next += 1) {
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  }

  return logFactorials[number] ?? 0;
}

function logChoose(all: number, chosen: number): number {
  return logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen);
}

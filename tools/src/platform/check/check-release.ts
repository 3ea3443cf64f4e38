// What-if: a release beside everything that is or may become live, before anybody gets it.
import type { CallShape } from '@freely/api-client/shapes';
import type { PlatformRules } from '@freely/platform';
import type { LiveRelease, StoredRelease } from '../stored-release.ts';
import { addressProblems } from './address-problems.ts';
import { type ApiContract, apiProblems } from './api-problems.ts';
import { type Budget, compareSizes } from './budget-problems.ts';
import { downloadSizes } from './download-sizes.ts';
import { integrityProblems } from './integrity-problems.ts';
import type { CheckResult } from './problem.ts';
import { skewProblems } from './skew-problems.ts';
import { slotProblems } from './slot-problems.ts';

/** What a release will meet. */
export interface Surroundings {
  readonly live: readonly LiveRelease[];
  readonly rules: PlatformRules;
  readonly api: ApiContract;
  /** Null for the shell, and for a remote that declares none. */
  readonly budget: Budget | null;
}

export async function checkRelease(
  candidate: StoredRelease,
  { live, rules, api, budget }: Surroundings,
): Promise<CheckResult> {
  const active = live.find(({ unit, as }) => unit === candidate.unit && as === 'active');
  const sizes = compareSizes(
    await downloadSizes(candidate),
    budget,
    active ? await downloadSizes(active) : null,
  );

  return {
    problems: [
      ...skewProblems(candidate, live),
      ...slotProblems(candidate, live),
      ...addressProblems(candidate, rules),
      ...apiProblems(candidate.unit, await callsOf(candidate), api),
      ...(await integrityProblems(candidate)),
      ...sizes.problems,
    ],
    notes: sizes.notes,
  };
}

/** Releases of before calls were recorded have none. */
export async function callsOf({ read }: StoredRelease): Promise<Record<string, CallShape>> {
  const bytes = await read('calls.json');

  return bytes ? (JSON.parse(Buffer.from(bytes).toString()) as Record<string, CallShape>) : {};
}

/** @throws Error when the API cannot be asked */
export async function readApiContract(apiUrl: string): Promise<ApiContract> {
  const response = await fetch(`${apiUrl}/openapi.json`);
  if (!response.ok) throw new Error(`${apiUrl}/openapi.json responded with ${response.status}.`);

  return (await response.json()) as ApiContract;
}

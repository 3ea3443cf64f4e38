import { dayAndMonth } from '@freely/domain/format-date';
import { type Day, londonDay } from '@freely/domain/london-time';
import { patchTestRefusal, testForAll } from '@freely/domain/patch-tests';
import { addHours } from 'date-fns/addHours';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import type { TestsBefore } from '../../market/availability/index.ts';
import {
  hopedTests,
  type Pair,
  type RecordedTest,
  recordedTests,
  rulesOf,
  type TestedTreatment,
} from './patch-tests.repository.ts';

/**
 * The treatments that need a patch test and have none with this practitioner that is valid at their time.
 * Only a recorded test counts: one that is still to come may show a reaction.
 * @throws patch_test_reaction where the latest test of a treatment did.
 */
export async function neededTests(
  db: Db,
  pair: Pair,
  treatmentIds: readonly number[],
  treatedAt: Date,
): Promise<TestedTreatment[]> {
  const recorded = await recordedTests(db, pair, treatmentIds);
  const reaction = reactionIn(recorded, treatmentIds);
  if (reaction) throw new AppError('patch_test_reaction', reaction);
  const rules = await rulesOf(db, treatmentIds);

  return rules.filter((rule) => !isTested(rule, recorded, treatedAt));
}

/**
 * For the lists of free times, whose times cannot all be booked by who still needs a test. A guest is nobody's
 * customer yet. A reaction hides nothing: the booking says why it is refused.
 */
export const testsBefore: TestsBefore = async (
  db,
  { customerId, practitionerId },
  treatmentIds,
) => {
  const rules = await rulesOf(db, treatmentIds);
  if (rules.length === 0) return null;
  const recorded =
    customerId === null
      ? []
      : await recordedTests(db, { customerId, practitionerId }, treatmentIds);

  return (treatedAt) => {
    const needed = rules.filter((rule) => !isTested(rule, recorded, treatedAt));

    return needed.length === 0 ? null : testForAll(needed);
  };
};

/**
 * Why these treatments can be booked without another test at no time up to this day; null where there may be one.
 * A test that is booked may be clear by then.
 */
export async function refusalUntil(
  db: Db,
  pair: Pair,
  treatmentIds: readonly number[],
  lastDay: Day,
): Promise<ErrorMessage | null> {
  const tests = await hopedTests(db, pair, treatmentIds);
  const reaction = reactionIn(tests, treatmentIds);
  if (reaction) return reaction;
  const rules = await rulesOf(db, treatmentIds);
  const now = new Date();
  // Whenever all of them are tested, that is so now, or has begun with the hours after one of the tests.
  const begins = rules
    .flatMap(({ hoursBefore }) => tests.map(({ testedAt }) => addHours(testedAt, hoursBefore)))
    .filter((at) => at > now && londonDay(at) <= lastDay);
  const isPossible = [now, ...begins].some((at) =>
    rules.every((rule) => isTested(rule, tests, at)),
  );

  return isPossible ? null : 'patchTests.requiredFirst';
}

/** Whether a recorded test of the treatment is clear, and valid at its time. */
function isTested(
  rule: TestedTreatment,
  recorded: readonly RecordedTest[],
  treatedAt: Date,
): boolean {
  const own = recorded.filter(({ subServiceId }) => subServiceId === rule.subServiceId);
  const reaction = own.findIndex(({ result }) => result === 'reaction');
  const clear = reaction === -1 ? own : own.slice(0, reaction);

  return clear.some(({ testedAt }) => patchTestRefusal(rule, testedAt, treatedAt) === null);
}

/** Says which of these treatments showed a reaction in its latest test. */
const reactionIn = (tests: readonly RecordedTest[], treatmentIds: readonly number[]) =>
  treatmentIds
    .map((id) => reactionOf(tests.find((test) => test.subServiceId === id)))
    .find((message) => message !== undefined);

function reactionOf(latest: RecordedTest | undefined): ErrorMessage | undefined {
  if (latest?.result !== 'reaction') return;
  const { treatment, testedAt } = latest;

  return {
    key: 'patchTests.reaction',
    values: { day: dayAndMonth(londonDay(testedAt)), treatment },
  };
}

import { dayAndMonth } from '@freely/domain/format-date';
import { londonDay } from '@freely/domain/london-time';
import { patchTestRefusal, testForAll } from '@freely/domain/patch-tests';
import type { Db } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import type { TestsBefore } from '../../market/availability/index.ts';
import {
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
  for (const id of treatmentIds) refuseReaction(recorded.find((test) => test.subServiceId === id));
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

function refuseReaction(latest: RecordedTest | undefined): void {
  if (latest?.result !== 'reaction') return;
  const { treatment, testedAt } = latest;
  throw new AppError('patch_test_reaction', {
    key: 'patchTests.reaction',
    values: { day: dayAndMonth(londonDay(testedAt)), treatment },
  });
}

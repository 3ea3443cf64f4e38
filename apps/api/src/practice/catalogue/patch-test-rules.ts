// Which treatments need a patch test is an admin's decision: insurers and suppliers ask for different ones.
import type {
  PatchTestTreatment,
  PatchTestRule as RuleInPounds,
} from '@freely/api-client/contract';
import { penceOf, poundsOf } from '@freely/domain/money';
import { type Db, inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { notFound } from '../../kernel/errors/index.ts';
import {
  deleteRule,
  listRuledTreatments,
  lockTreatment,
  putRule,
  type RuledTreatment,
} from './patch-test-rules.repository.ts';

export async function readPatchTestRules(db: Db): Promise<PatchTestTreatment[]> {
  return (await listRuledTreatments(db)).map(present);
}

interface Change {
  treatmentId: number;
  /** Null ends it. */
  rule: RuleInPounds | null;
  reason: string;
}

/** Saves a rule with an entry in the audit log. It applies to bookings that are made from now on. */
export async function changePatchTestRule(
  db: Db,
  { treatmentId: id, rule, reason }: Change,
  admin: Actor,
): Promise<PatchTestTreatment> {
  return inTransaction(db, async (trx) => {
    await lockTreatment(trx, id);
    const before = await readOne(trx, id);
    if (rule === null) await deleteRule(trx, id);
    else {
      await putRule(trx, id, {
        hoursBefore: rule.hours_before,
        monthsValid: rule.months_valid,
        price: penceOf(rule.price),
        duration: rule.duration,
      });
    }
    const after = await readOne(trx, id);
    await recordAudit(trx, {
      actor: admin,
      action: 'patch_test_rule.change',
      object: `treatment:${id}`,
      detail: { from: before.rule, to: after.rule, reason },
    });

    return after;
  });
}

async function readOne(db: Db, id: number): Promise<PatchTestTreatment> {
  const [found] = await listRuledTreatments(db, id);
  if (!found) throw notFound('treatments.notFound');

  return present(found);
}

function present({ rule, ...treatment }: RuledTreatment): PatchTestTreatment {
  return {
    ...treatment,
    rule: rule && {
      hours_before: rule.hoursBefore,
      months_valid: rule.monthsValid,
      price: poundsOf(rule.price),
      duration: rule.duration,
    },
  };
}

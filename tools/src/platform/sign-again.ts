import {
  headOf,
  type PlatformRules,
  RefusedRecord,
  RULES_UNIT,
  unitsIn,
  verifyWithPast,
} from '@freely/platform';
import { publishCutShort } from './cut-short.ts';
import { changeRules, type PlatformContext, readRules } from './platform-context.ts';
import { changeUnit } from './publish.ts';

/** Changes what a key may, or that there is one. What is live stays so. */
export async function changeKeys(
  context: PlatformContext,
  verb: string,
  reason: string,
  change: (rules: PlatformRules) => PlatformRules,
): Promise<void> {
  await publishCutShort(context.store, RULES_UNIT);
  await signAgain(context, change(await readRules(context)), reason);
  await changeRules(context, verb, reason, change);
}

/**
 * Signs anew what would be refused by the rules that are about to hold: a key is revoked, or gets another role.
 * What is live has to stay so on a server that starts afresh and knows no other rules. Not only what the
 * key has signed last is refused then: a rollback by an operator, and a canary that a controller ended,
 * stand on records before them.
 */
async function signAgain(
  context: PlatformContext,
  rules: PlatformRules,
  reason: string,
): Promise<void> {
  const { store, trusted } = context;
  for (const unit of await unitsIn(store)) {
    const head = unit === RULES_UNIT ? null : await headOf(store, unit);
    if (!head) continue;
    try {
      await verifyWithPast(head.envelope, rules, { roots: trusted, read: store.read });
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error;
      await changeUnit(context, unit, { verb: 'sign again', reason }, (state) => ({ ...state }));
    }
  }
}

import {
  headOf,
  RefusedRecord,
  RULES_UNIT,
  revokeKey,
  unitsIn,
  verifyWithPast,
} from '@freely/platform';
import { type PlatformContext, readRules } from './platform-context.ts';
import { changeUnit } from './publish.ts';

/**
 * Before a key is revoked: signs anew what would be refused without it. What is live has to stay so on a server
 * that starts afresh and knows the key no more. Not only what the key has signed last is refused then: a
 * rollback by an operator, and a canary that a controller ended, stand on records before them.
 */
export async function signAgain(
  context: PlatformContext,
  revoked: string,
  reason: string,
): Promise<void> {
  const { store, trusted } = context;
  const known = await readRules(context);
  if (!known.keys[revoked]) return;
  const rules = revokeKey(known, revoked);
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

// Every call that changes something at the provider: intended first, sent once, looked up when
// the answer was lost.
import type { Deps } from '../../deps.ts';
import { faultPoint } from '../../faults/fault-point.ts';
import {
  claim,
  findOp,
  type OpKind,
  type ProviderOp,
  saveOutcome,
} from './provider-ops.repository.ts';
import { type Refusal, refusalOf } from './provider-refusal.ts';

/** How one kind of operation is done. */
export interface Operation<Answer extends { id: string }> {
  send(deps: Deps, op: ProviderOp): Promise<Answer>;
  /** What the provider already did of it; null when nothing. */
  lookUp(deps: Deps, op: ProviderOp): Promise<Answer | null>;
  /** Takes the answer over; repeatable. */
  settle(deps: Deps, answer: Answer, op: ProviderOp): Promise<void>;
  /** What follows from a clear no; repeatable. */
  refused?(deps: Deps, op: ProviderOp, refusal: Refusal): Promise<void>;
  /** What is sent is secret (D41): of what the provider says to it, only the code is kept. */
  isSecret?: boolean;
}

// An answer is only ever met by the `settle` of the operation whose `send` gave it.
export type Operations = { [Kind in OpKind]: Operation<{ id: string }> };

/**
 * Carries out an intended operation. Safe to call again and from several processes: one asks at a
 * time, and what was asked before is looked up before anything is sent again.
 * @throws when the answer is not clear; the operation stays open and is tried again.
 */
export async function carryOut(deps: Deps, operations: Operations, key: string): Promise<void> {
  await withClaim(deps, operations, key, async (operation, op) => {
    const done = op.attempts > 1 ? await operation.lookUp(deps, op) : null;

    if (done) return done;
    faultPoint(`${op.kind}:before-send`);
    const sent = await operation.send(deps, op);
    faultPoint(`${op.kind}:after-send`);

    return sent;
  });
}

/** Gives an operation up: takes over what was done of it, and makes sure that no more is. */
export async function abandonOperation(
  deps: Deps,
  operations: Operations,
  key: string,
): Promise<void> {
  const isOver = await withClaim(deps, operations, key, (operation, op) =>
    operation.lookUp(deps, op),
  );
  if (isOver) return;
  const op = await findOp(deps.db, key);
  if (op && ['intended', 'unknown'].includes(op.status)) {
    throw new Error(`${key} is being carried out by another process`);
  }
}

async function withClaim(
  deps: Deps,
  operations: Operations,
  key: string,
  ask: (operation: Operation<{ id: string }>, op: ProviderOp) => Promise<{ id: string } | null>,
): Promise<boolean> {
  const { db } = deps;
  const op = await claim(db, key);
  if (!op) return false;
  const operation = operations[op.kind as OpKind];

  let answer: { id: string } | null;
  try {
    answer = await ask(operation, op);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) await operation.refused?.(deps, op, refusal);
    const answer = operation.isSecret ? { code: refusal?.code } : { ...refusal };
    await saveOutcome(db, key, refusal ? { status: 'failed', answer } : { status: 'unknown' });
    throw operation.isSecret ? new Error(`${key}: ${refusal?.code ?? 'no clear answer'}`) : error;
  }
  if (answer) await operation.settle(deps, answer, op);
  faultPoint(`${op.kind}:after-settle`);
  await saveOutcome(
    db,
    key,
    answer
      ? { status: 'succeeded', providerId: answer.id }
      : { status: 'failed', answer: { code: 'given_up' } },
  );

  return true;
}

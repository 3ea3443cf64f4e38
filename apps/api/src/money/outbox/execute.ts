// The outbox of the payment provider: every call that changes something there is committed first,
// sent once, and looked up when its response was lost.
import type { Deps } from '../../deps.ts';
import { faultPoint } from '../../infrastructure/crash-points/index.ts';
import {
  claim,
  findOp,
  type OpKind,
  type ProviderOp,
  saveOutcome,
} from './provider-ops.repository.ts';
import { type Refusal, refusalOf } from './provider-refusal.ts';

/** How one kind of operation is executed. */
export interface Operation<Result extends { id: string }> {
  send(deps: Deps, op: ProviderOp): Promise<Result>;
  /** The object that the provider made for it already; null when there is none. */
  lookUp(deps: Deps, op: ProviderOp): Promise<Result | null>;
  /** Records the result in our database; idempotent. */
  settle(deps: Deps, result: Result, op: ProviderOp): Promise<void>;
  /** Handles a definite refusal; idempotent. */
  refused?(deps: Deps, op: ProviderOp, refusal: Refusal): Promise<void>;
  /**
   * Also before the first attempt. What is decided anew in a database that was restored has the key of what was sent
   * before, and the provider may have forgotten the key: it would be sent twice.
   */
  checksFirst?: boolean;
  /** The request is secret (D41): only the code of an error response is stored. */
  isSecret?: boolean;
}

// Each `settle` only receives results of its own operation's `send` and `lookUp`.
export type Operations = { [Kind in OpKind]: Operation<{ id: string }> };

/**
 * Executes an operation of the outbox. Safe to call again and from several processes: one works on
 * it at a time, and after a first attempt the provider is looked up before anything is sent again; what would be paid
 * twice, before the first as well.
 * @throws when the outcome is unknown; the operation stays open and is retried.
 */
export async function execute(deps: Deps, operations: Operations, key: string): Promise<void> {
  await withClaim(deps, operations, key, async (operation, op) => {
    const mayBeDone = operation.checksFirst || op.attempts > 1;
    const done = mayBeDone ? await operation.lookUp(deps, op) : null;

    if (done) return done;
    faultPoint(`${op.kind}:before-send`);
    const sent = await operation.send(deps, op);
    faultPoint(`${op.kind}:after-send`);

    return sent;
  });
}

/**
 * Aborts an operation: settles it when the provider did it already, else makes sure that it never
 * will be sent.
 */
export async function abortOperation(
  deps: Deps,
  operations: Operations,
  key: string,
): Promise<void> {
  const isClaimed = await withClaim(deps, operations, key, (operation, op) =>
    operation.lookUp(deps, op),
  );
  if (isClaimed) return;
  const op = await findOp(deps.db, key);
  if (op && ['intended', 'unknown'].includes(op.status)) {
    throw new Error(`${key} is being executed by another process`);
  }
}

async function withClaim(
  deps: Deps,
  operations: Operations,
  key: string,
  work: (operation: Operation<{ id: string }>, op: ProviderOp) => Promise<{ id: string } | null>,
): Promise<boolean> {
  const { db } = deps;
  const op = await claim(db, key);
  if (!op) return false;
  const operation = operations[op.kind as OpKind];

  let result: { id: string } | null;
  try {
    result = await work(operation, op);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) await operation.refused?.(deps, op, refusal);
    const response = operation.isSecret ? { code: refusal?.code } : { ...refusal };
    await saveOutcome(db, key, refusal ? { status: 'failed', response } : { status: 'unknown' });
    throw operation.isSecret ? new Error(`${key}: ${refusal?.code ?? 'outcome unknown'}`) : error;
  }
  if (result) await operation.settle(deps, result, op);
  faultPoint(`${op.kind}:after-settle`);
  await saveOutcome(
    db,
    key,
    result
      ? { status: 'succeeded', providerId: result.id }
      : { status: 'failed', response: { code: 'given_up' } },
  );

  return true;
}

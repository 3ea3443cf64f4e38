import type { Deps } from '../../deps.ts';
import { abortOperation as abort, execute, type Operations } from '../outbox/index.ts';
import { payoutOperations } from '../payouts/index.ts';
import { intentOperations } from './intent-operations.ts';
import { refundOperation } from './refund-operation.ts';

/** Every operation that we ask of the payment provider. */
const operations: Operations = {
  ...intentOperations,
  refund: refundOperation,
  ...payoutOperations,
};

/** Executes the outbox operation with this key. See `execute` of the provider module. */
export const runOperation = (deps: Deps, key: string) => execute(deps, operations, key);

/** Aborts it. See `abortOperation` of the provider module. */
export const abortOperation = (deps: Deps, key: string) => abort(deps, operations, key);

import type { Deps } from '../../deps.ts';
import { payoutOperations } from '../payouts/index.ts';
import { abandonOperation as abandon, carryOut, type Operations } from '../provider/index.ts';
import { intentOperations } from './intent-operations.ts';
import { refundOperation } from './refund-operation.ts';

/** Everything that is ever asked of the provider. */
const operations: Operations = {
  ...intentOperations,
  refund: refundOperation,
  ...payoutOperations,
};

/** Carries out whatever was intended under this key. See `carryOut`. */
export const runOperation = (deps: Deps, key: string) => carryOut(deps, operations, key);

/** Gives it up. See `abandonOperation` of the provider. */
export const abandonOperation = (deps: Deps, key: string) => abandon(deps, operations, key);

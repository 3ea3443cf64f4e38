export { abandonOperation, carryOut, type Operation, type Operations } from './carry-out.ts';
export {
  findOp,
  intend,
  openOps,
  type ProviderOp,
} from './provider-ops.repository.ts';
export { type Refusal, refusalOf } from './provider-refusal.ts';

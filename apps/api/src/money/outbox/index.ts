export { abortOperation, execute, type Operation, type Operations } from './execute.ts';
export {
  enqueue,
  findOp,
  openOps,
  type ProviderOp,
} from './provider-ops.repository.ts';
export { type Refusal, refusalOf } from './provider-refusal.ts';

export { openReplicas, type ReplicaState, type Replicas } from './open-replicas.ts';
export { type WalPosition, writtenPosition } from './positions.ts';

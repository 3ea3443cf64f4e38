import type { AdminPaper } from '@freely/api-client/contract';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import { presentPaper } from '../../practice/papers/index.ts';
import type { QueuedPaper } from './paper-queue.repository.ts';

export function presentQueued(keys: DataKeys, row: QueuedPaper): AdminPaper {
  return {
    ...presentPaper(keys, row),
    practitioner_id: row.practitioner_id,
    practitioner_name: row.practitioner_name,
    first_approved_by: row.state === 'waiting' ? row.first_approver : null,
    decided_by: row.decider,
  };
}

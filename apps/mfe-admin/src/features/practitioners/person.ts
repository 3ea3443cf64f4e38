import type { AdminPractitioner } from '@freely/api-client/contract';

/** Whom an admin decides about, from a row or a drawer. */
export type Person = Pick<
  AdminPractitioner,
  'user_id' | 'first_name' | 'insurance' | 'waiting_papers'
>;

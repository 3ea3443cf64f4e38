import type { AdminPractitioner } from '@freely/api-client/contract';

/** Whom an admin decides about, from a row or a drawer. */
export type Person = Pick<
  AdminPractitioner,
  | 'user_id'
  | 'first_name'
  | 'last_name'
  | 'approved'
  | 'insurance'
  | 'tick_papers'
  | 'waiting_papers'
  | 'onboarding_step'
>;

/** Both names, in a question about them; empty while nobody is asked about. */
export const fullNameOf = (person: Person | null): string =>
  person === null ? '' : `${person.first_name} ${person.last_name}`;

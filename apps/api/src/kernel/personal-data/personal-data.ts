// What a module holds of people. Each module that owns such a table says so beside its SQL, in
// `personal-data.repository.ts`; `personal-data.ts` of the composition gathers them.
import type { Trx } from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';

export interface PersonToErase {
  userId: number;
  /**
   * Also finds what was sent from this email without an account, or received there. Null if nobody has
   * confirmed that it is theirs: that belongs to somebody else then.
   */
  email: string | null;
}

export interface PersonalData {
  /** Every column that leads to a person, as `table.column`. For both: `done`, or why not. */
  columns: Readonly<Record<string, { exported: string; erased: string }>>;
  /** Erases what they were as a practitioner; they may stay a customer. May run again. */
  erasePractitioner?(trx: Trx, userId: number): Promise<void>;
  /** Erases the rest, when the account is deleted. May run again. */
  eraseUser?(trx: Trx, person: PersonToErase, keys: DataKeys): Promise<void>;
}

export const secret = 'a secret or a technical value, meaningless to the user';
export const derived = 'derived from other tables by triggers, and erased with them';
export const ofStaff = 'an action of the staff, exported with the object that it changed';
export const inLedger =
  'the ledger and the audit log must stay as they are; only an id refers to a person';
export const anonymous = 'identifies nobody once the user is erased';

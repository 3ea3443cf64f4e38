export { connect, poolCounts } from './connect.ts';
export { connectionOf, type ReadPassword } from './connection-of.ts';
export { codeOf, constraintOf, isSlotTaken, isUnreachable } from './errors.ts';
export {
  all,
  isWithinDays,
  type ListFilters,
  type ListQuery,
  matchesUser,
  matchesWords,
  type Order,
  orderBy,
  toListFilters,
  toListQuery,
  toPatterns,
  toPeopleSearch,
  wordsOf,
} from './list-query.ts';
export { milesTo } from './miles-to.ts';
export { openCursor } from './open-cursor.ts';
export { ownsAll } from './owns-all.ts';
export { prepared } from './prepared.ts';
export { inSavepoint } from './savepoint.ts';
export type { Database } from './tables.generated.ts';
export { type Db, inTransaction, lockPractitioner, type Trx } from './transaction.ts';

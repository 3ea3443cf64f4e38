export { connect } from './connect.ts';
export { codeOf, constraintOf, isUnreachable } from './errors.ts';
export {
  all,
  isWithinDays,
  type ListQuery,
  matchesUser,
  type Order,
  orderBy,
  toListQuery,
} from './list-query.ts';
export { milesTo } from './miles-to.ts';
export { openCursor } from './open-cursor.ts';
export { ownsAll } from './owns-all.ts';
export { prepared } from './prepared.ts';
export type { Database } from './schema.ts';
export type { ActionOriginsTable } from './tables/abuse.ts';
export type { AccountTokensTable } from './tables/account-access.ts';
export type { BookingDisputesTable } from './tables/booking-life.ts';
export type { BookingsTable, PaymentsTable, ProviderOpsTable } from './tables/bookings.ts';
export type { ChargebacksTable, PayoutAccountsTable, PayoutsTable } from './tables/payouts.ts';
export type {
  AttemptsTable,
  MobileBasesTable,
  PractitionersTable,
  SalonsTable,
  UsersTable,
} from './tables/people.ts';
export type { ReleaseWishesTable } from './tables/releases.ts';
export { type Db, inTransaction, lockPractitioner, type Trx } from './transaction.ts';

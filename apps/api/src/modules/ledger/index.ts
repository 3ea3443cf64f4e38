export {
  chargeMovement,
  failedRefundMovement,
  type Movement,
  refundMovement,
  saleMovements,
  saleUndoneMovements,
  soldAs,
} from './entries.ts';
export {
  balanceOf,
  isSold,
  linesOfBooking,
  owedFor,
  post,
  withheldFrom,
} from './ledger.repository.ts';
export { movedAtProvider } from './moved-at-provider.ts';
export {
  chargebackLostMovement,
  chargebackMovement,
  chargebackWonMovement,
  debtMovement,
  debtOf,
  debtSettledMovement,
  feeWithheldMovement,
  payoutMovement,
  payoutReversedMovement,
} from './payout-entries.ts';

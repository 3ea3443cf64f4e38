export {
  chargeMovement,
  failedRefundMovement,
  type Movement,
  paidElsewhereMovement,
  partUndoneMovements,
  refundMovement,
  saleMovements,
  saleOf,
  saleUndoneMovements,
} from './entries.ts';
export {
  balanceOf,
  isSold,
  leftOfSale,
  linesOfBooking,
  owedFor,
  post,
  withheldFrom,
} from './ledger.repository.ts';
export { ledgerProviderMovements } from './ledger-provider-movements.repository.ts';
export {
  chargebackLostMovement,
  chargebackMovement,
  chargebackWonMovement,
  debtMovement,
  debtOf,
  debtSettledMovement,
  feeReturnedMovement,
  feeWithheldMovement,
  payoutMovement,
  payoutReversedMovement,
} from './payout-entries.ts';
export { ledgerData } from './personal-data.repository.ts';

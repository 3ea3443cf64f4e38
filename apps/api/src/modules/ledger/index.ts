export {
  chargeMovement,
  failedRefundMovement,
  type Movement,
  refundMovement,
  saleMovements,
  saleUndoneMovements,
  soldAs,
} from './entries.ts';
export { balanceOf, linesOfBooking, post } from './ledger.repository.ts';

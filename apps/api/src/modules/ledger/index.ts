export {
  chargeMovement,
  failedRefundMovement,
  type Movement,
  refundMovement,
  saleMovements,
} from './entries.ts';
export { balanceOf, linesOfBooking, post } from './ledger.repository.ts';

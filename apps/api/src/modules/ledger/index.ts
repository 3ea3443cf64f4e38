export { accounts } from './accounts.ts';
export {
  chargeMovement,
  failedRefundMovement,
  refundMovement,
  saleMovements,
} from './entries.ts';
export { balanceOf, linesOfBooking, post } from './ledger.repository.ts';

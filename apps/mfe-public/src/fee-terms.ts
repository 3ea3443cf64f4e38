import { formatPounds } from '@freely/domain/money';
import { feePercent } from '@freely/shell-sdk';

/** What messages say about the fee of the market (D22): its percentage, and its part of £100.00. */
export function feeTerms() {
  const percent = feePercent();

  return { percent, fee: formatPounds(percent), income: formatPounds(100 - percent) };
}

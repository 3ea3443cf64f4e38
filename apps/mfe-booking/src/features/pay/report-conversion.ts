import type { Booking } from '@freely/api-client/contract';
import { reportConversion as report } from '@freely/shell-sdk/report-conversion';

/** Reports a sale (D43), then calls `onDone`. */
export function reportConversion({ booking_id, total_amount }: Booking, onDone: () => void): void {
  report({ value: total_amount, currency: 'GBP', transaction_id: String(booking_id) }, onDone);
}

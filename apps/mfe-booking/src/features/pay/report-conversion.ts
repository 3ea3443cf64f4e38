import type { Booking } from '@freely/api-client/contract';
import { publicSettings } from '@freely/federation';

type Tag = (command: 'event', name: 'conversion', details: Record<string, unknown>) => void;

/** The account's script may be blocked: the customer does not wait for it. */
const patience = 1000;

/**
 * Reports a sale in production, and goes on when that is done. The account's script is only on
 * the page after the visitor accepted it (D43), so without consent there is nothing to report to.
 */
export function reportConversion({ booking_id, total_amount }: Booking, goOn: () => void): void {
  const { conversionId } = publicSettings();
  const tag = (window as { gtag?: Tag }).gtag;
  if (process.env.NODE_ENV !== 'production' || conversionId === null || !tag) {
    goOn();
    return;
  }

  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    goOn();
  };
  setTimeout(once, patience);
  tag('event', 'conversion', {
    send_to: conversionId,
    value: total_amount,
    currency: 'GBP',
    transaction_id: String(booking_id),
    event_callback: once,
  });
}

// By its public name: that is the copy which the shell told.
import { publicSettings } from '@freely/federation';

type Tag = (command: 'event', name: 'conversion', details: Record<string, unknown>) => void;

/** The account's script may be blocked: nobody waits for it longer than this, in milliseconds. */
const PATIENCE = 1000;

/**
 * Reports a conversion, and goes on when that is done. The server names an account in production
 * only, and its script is on the page only after consent (D43); otherwise there is nobody to report
 * to, and `goOn` is called at once.
 *
 * @param details such as `{ value: 44.1, currency: 'GBP', transaction_id: '7' }`, value in pounds
 */
export function reportConversion(details: Record<string, unknown>, goOn: () => void): void {
  const { conversionId } = publicSettings();
  const tag = (window as { gtag?: Tag }).gtag;
  if (conversionId === null || !tag) {
    goOn();
    return;
  }

  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    goOn();
  };
  setTimeout(once, PATIENCE);
  tag('event', 'conversion', { send_to: conversionId, ...details, event_callback: once });
}

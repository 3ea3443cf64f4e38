// By its public name: that copy holds the settings which the shell has set.
import { publicSettings } from '@freely/shell-sdk';

type Tag = (command: 'event', name: 'conversion', details: Record<string, unknown>) => void;

/** The script may be blocked, so we wait for it at most this long, in milliseconds. */
const CALLBACK_TIMEOUT = 1000;

/**
 * Reports a conversion, then calls `onDone`. The server sets an account only in production, and its
 * script is on the page only after consent (D43). Without them `onDone` is called at once.
 *
 * @param details such as `{ value: 44.1, currency: 'GBP', transaction_id: '7' }`, value in pounds
 */
export function reportConversion(details: Record<string, unknown>, onDone: () => void): void {
  const { conversionId } = publicSettings();
  const tag = (window as { gtag?: Tag }).gtag;
  if (conversionId === null || !tag) {
    onDone();
    return;
  }

  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    onDone();
  };
  setTimeout(once, CALLBACK_TIMEOUT);
  tag('event', 'conversion', { send_to: conversionId, ...details, event_callback: once });
}

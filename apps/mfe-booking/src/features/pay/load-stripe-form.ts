import { publicSettings } from '@freely/shell-sdk';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * Loads the payment provider's library. If the installation configures its own script (the
 * sandbox), that is loaded first, and the package uses the `Stripe` that it defines.
 *
 * @throws {Error} when the script cannot be loaded or does not work.
 */
export async function loadStripeForm(): Promise<Stripe> {
  const { stripePublishableKey, stripeScript } = publicSettings();
  if (stripeScript !== null && !('Stripe' in window)) await loadScript(stripeScript);

  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('The payment form needs a browser window.');

  return stripe;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A failed script element cannot be loaded again: the next attempt needs a new one.
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    });
    document.head.append(script);
  });
}

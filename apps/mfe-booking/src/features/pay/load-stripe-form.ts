import { publicSettings } from '@freely/federation';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/**
 * The payment provider's browser part. Where the installation names a script of its own (the
 * sandbox), that one comes first: the package then takes the `Stripe` that it finds.
 *
 * @throws {Error} when the script does not come or does not work.
 */
export async function loadStripeForm(): Promise<Stripe> {
  const { stripePublishableKey, stripeScript } = publicSettings();
  if (stripeScript !== null && !('Stripe' in window)) await loadScript(stripeScript);

  const stripe = await loadStripe(stripePublishableKey);
  if (!stripe) throw new Error('The payment form has no window to live in.');

  return stripe;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // A script that failed stays failed: the next try needs an element of its own.
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });
}

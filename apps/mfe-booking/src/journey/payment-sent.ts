import { useLocation } from '@freely/router';

/** The state of the success page after checkout, which leads there only once the card was accepted. */
export const paymentSent = { isPaymentSent: true };

/**
 * Whether a payment led to this page. The provider's way back says so in the query, and checkout in the entry of the
 * history, which the browser keeps on a reload. A link has neither, nor has the log-in that it asked for first.
 */
export function usePaymentSent(): boolean {
  const { state, search } = useLocation();
  const outcome = new URLSearchParams(search).get('redirect_status');

  return outcome === null ? state?.isPaymentSent === true : outcome !== 'failed';
}

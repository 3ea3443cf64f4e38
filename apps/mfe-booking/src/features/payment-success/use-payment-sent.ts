import { useLocation } from '@freely/router';

/**
 * Whether a payment led to this page. The provider's way back says so in the query. Within the site, checkout leads
 * here only once the card was accepted, and the browser keeps the key of that entry of the history on a reload; an
 * address that was opened directly has none.
 */
export function usePaymentSent(): boolean {
  const { key, search } = useLocation();
  const outcome = new URLSearchParams(search).get('redirect_status');

  return outcome === null ? key !== 'default' : outcome !== 'failed';
}

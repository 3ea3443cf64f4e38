import { send } from '@freely/api-client/client';
import { paymentIntent } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';
import { userSettingsQuery } from '../../journey/user-settings-query.ts';
import { loadStripeForm } from './load-stripe-form.ts';

/** The form is edited while the page is open: it begins with fresh values, and no refetch brings them back. */
export const settingsToEditQuery = queryOptions({
  ...userSettingsQuery,
  staleTime: Number.POSITIVE_INFINITY,
});

export const paymentIntentQuery = (bookingId: number) =>
  queryOptions({
    queryKey: ['booking', bookingId, 'paymentIntent'],
    queryFn: ({ signal }) => send(paymentIntent, { params: { id: String(bookingId) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const stripeFormQuery = queryOptions({
  queryKey: ['stripe'],
  queryFn: loadStripeForm,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // The provider's object is compared by identity, never merged.
  structuralSharing: false,
});

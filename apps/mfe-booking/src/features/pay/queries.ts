import { send } from '@freely/api-client/client';
import { paymentIntent, userSettings } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';
import { loadStripeForm } from './load-stripe-form.ts';

export const userSettingsQuery = queryOptions({
  queryKey: ['dashboard', 'user', 'settings'],
  queryFn: ({ signal }) => send(userSettings, {}, { signal }),
  // The form is edited while the page is open: it begins with fresh values, and no refetch brings them back.
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
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

import type { StripeApi } from '../api-endpoint.ts';
import type { Store } from '../store.ts';
import { createPaymentMethod, paymentMethodParameters } from './payment-method.ts';

export function paymentMethodRoutes(api: StripeApi, store: Store): void {
  api.post('/v1/payment_methods', {
    accepts: [...paymentMethodParameters],
    browser: true,
    handle: ({ parameters }) => createPaymentMethod(store, parameters),
  });

  api.get('/v1/payment_methods/:id', {
    accepts: [],
    handle: ({ path }) => store.paymentMethods.get(path.id ?? '', 'payment_method'),
  });
}

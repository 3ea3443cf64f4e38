import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  ExpressCheckoutElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

// A checkout like the product's: Stripe's own packages, split fields, an error under each.

const query = new URLSearchParams(location.search);
const clientSecret = query.get('secret') ?? '';
const style = {
  base: { fontSize: '18px', lineHeight: '24px', color: 'rgb(1, 2, 3)' },
  invalid: { color: 'rgb(200, 0, 0)' },
};

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [brand, setBrand] = useState('');
  const [ready, setReady] = useState<string[]>([]);
  const [outcome, setOutcome] = useState('');

  const onChange = (event: StripeElementChangeEvent) => {
    setErrors((before) => ({ ...before, [event.elementType]: event.error?.code ?? '' }));
    if ('brand' in event) setBrand(String(event.brand));
  };
  const options = { style };
  const markReady = (name: string) => setReady((before) => [...new Set([...before, name])].sort());

  async function pay() {
    const card = elements?.getElement(CardNumberElement);
    if (!stripe || !card) return;
    setOutcome('');
    const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { name: 'Ada Lovelace' } },
    });
    setOutcome(error ? `${error.type} ${error.decline_code ?? error.code}` : paymentIntent.status);
  }

  async function payByWallet() {
    if (!stripe || !elements) return;
    try {
      if (!query.has('unsubmitted')) await elements.submit();
      const { paymentIntent, error } = await stripe.confirmPayment({
        elements,
        clientSecret,
        redirect: 'if_required',
      });
      setOutcome(error ? error.type : paymentIntent.status);
    } catch (error) {
      setOutcome((error as Error).name);
    }
  }

  return (
    <form action={pay}>
      <ExpressCheckoutElement
        options={{ buttonHeight: 48 }}
        onConfirm={payByWallet}
        onReady={({ availablePaymentMethods }) =>
          markReady(`wallets ${availablePaymentMethods?.applePay ?? 'none'}`)
        }
      />
      <label htmlFor="number">Card number</label>
      <CardNumberElement
        id="number"
        options={{ ...options, showIcon: true }}
        onChange={onChange}
        onReady={() => markReady('number')}
      />
      <p id="number-error">{errors.cardNumber}</p>
      <label htmlFor="expiry">Expiry date</label>
      <CardExpiryElement
        id="expiry"
        options={options}
        onChange={onChange}
        onReady={() => markReady('expiry')}
      />
      <p id="expiry-error">{errors.cardExpiry}</p>
      <label htmlFor="cvc">Security code</label>
      <CardCvcElement
        id="cvc"
        options={options}
        onChange={onChange}
        onReady={() => markReady('cvc')}
      />
      <p id="cvc-error">{errors.cardCvc}</p>
      <p id="brand">{brand}</p>
      <p id="ready">{ready.join(', ')}</p>
      <button type="submit">Pay</button>
      <output>{outcome}</output>
    </form>
  );
}

const stripe = loadStripe('pk_test_freely');
const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={stripe} options={{ mode: 'payment', amount: 5000, currency: 'gbp' }}>
        <Checkout />
      </Elements>
    </StrictMode>,
  );
}

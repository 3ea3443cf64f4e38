import { act } from '@testing-library/react';

type Listener = (event: Record<string, unknown>) => void;
type Answer = { paymentIntent?: { id: string; status: string }; error?: Record<string, unknown> };

const succeeded: Answer = { paymentIntent: { id: 'pi_1', status: 'succeeded' } };

/** One field of the payment provider: it renders nothing, and tells what a test makes it tell. */
class Field {
  readonly listeners = new Map<string, Set<Listener>>();
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  mount() {
    queueMicrotask(() => act(() => this.tell('ready', {})));
  }
  on(event: string, listener: Listener) {
    const known = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, known.add(listener));
    return this;
  }
  off(event: string, listener: Listener) {
    this.listeners.get(event)?.delete(listener);
    return this;
  }
  once(event: string, listener: Listener) {
    return this.on(event, listener);
  }
  tell(event: string, detail: Record<string, unknown>) {
    for (const listener of this.listeners.get(event) ?? []) {
      listener({ elementType: this.name, ...detail });
    }
  }
  update() {}
  destroy() {}
  unmount() {}
  focus() {}
}

/**
 * Stands at the edge where the provider's script would put `window.Stripe`: no frames, no network.
 * The real package takes it for Stripe.js, and keeps it: put it there once, and `reset` it between
 * tests.
 */
export function putStripeInPage() {
  const fields = new Map<string, Field>();
  const confirmed: unknown[][] = [];
  let answer = succeeded;

  const stripe = {
    elements: () => ({
      create(name: string) {
        const field = new Field(name);
        fields.set(name, field);
        return field;
      },
      getElement: (given: string | { __elementType?: string }) =>
        fields.get(typeof given === 'string' ? given : (given.__elementType ?? '')) ?? null,
      update() {},
      on() {},
    }),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment: (...args: unknown[]) => {
      confirmed.push(args);
      return Promise.resolve(answer);
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });

  return {
    reset() {
      confirmed.length = 0;
      answer = succeeded;
    },
    /** The arguments of every confirmation that was asked for. */
    confirmed,
    answerWith(next: Answer) {
      answer = next;
    },
    /** Fills in the three fields. */
    typeCard() {
      act(() => {
        for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) {
          fields.get(name)?.tell('change', { complete: true, empty: false, error: undefined });
        }
      });
    },
    tell(name: string, detail: Record<string, unknown>) {
      act(() => fields.get(name)?.tell('change', detail));
    },
  };
}

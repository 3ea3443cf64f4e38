import { act } from '@testing-library/react';

type Listener = (event: Record<string, unknown>) => void;
type PaymentResult = {
  paymentIntent?: { id: string; status: string };
  error?: Record<string, unknown>;
};

const succeeded: PaymentResult = { paymentIntent: { id: 'pi_1', status: 'succeeded' } };

/** A fake field of the payment provider: it renders nothing, and emits the events of the test. */
class FakeField {
  readonly listeners = new Map<string, Set<Listener>>();
  readonly name: string;
  readonly options: Record<string, unknown>;
  constructor(name: string, options: Record<string, unknown>) {
    this.name = name;
    this.options = options;
  }
  mount(target: HTMLElement) {
    if (this.name === 'expressCheckout') this.offerWallet(target);
    queueMicrotask(() => act(() => this.emit('ready', {})));
  }
  /** The customer agrees at once in a wallet that opens. */
  offerWallet(target: HTMLElement) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Apple Pay';
    const paymentFailed = () => button.append(' failed');
    const resolve = () => this.emit('confirm', { paymentFailed });
    button.addEventListener('click', () => this.emit('click', { resolve, reject() {} }));
    target.append(button);
  }
  on(event: string, listener: Listener) {
    const listeners = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, listeners.add(listener));
    return this;
  }
  off(event: string, listener: Listener) {
    this.listeners.get(event)?.delete(listener);
    return this;
  }
  once(event: string, listener: Listener) {
    return this.on(event, listener);
  }
  emit(event: string, detail: Record<string, unknown>) {
    for (const listener of this.listeners.get(event) ?? []) {
      listener({ elementType: this.name, ...detail });
    }
  }
  update() {}
  destroy() {}
  unmount() {}
  focus() {
    focused = this.name;
    whenFocused?.();
  }
}

/** The field that a page focused last. */
let focused: string | null = null;
let whenFocused: (() => void) | null = null;

/**
 * Installs a fake `window.Stripe` in place of the provider's script: no iframes, no network. The
 * real package uses it as Stripe.js and caches it: install it once, and `reset` it between tests.
 */
export function installFakeStripe() {
  const fields = new Map<string, FakeField>();
  const confirmed: unknown[][] = [];
  let result = succeeded;
  let bank = Promise.resolve();

  const stripe = {
    elements: () => ({
      isSubmitted: false,
      submit() {
        this.isSubmitted = true;
        return Promise.resolve({ selectedPaymentMethod: 'apple_pay' });
      },
      create(name: string, options: Record<string, unknown> = {}) {
        const field = new FakeField(name, options);
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
      return bank.then(() => result);
    },
    async confirmPayment(options: { elements: { isSubmitted: boolean } }) {
      if (!options.elements.isSubmitted) {
        throw new Error('IntegrationError: elements.submit() must be called before');
      }
      confirmed.push([options]);
      return result;
    },
    registerAppInfo() {},
    _registerWrapper() {},
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });

  return {
    reset() {
      focused = null;
      whenFocused = null;
      confirmed.length = 0;
      result = succeeded;
      bank = Promise.resolve();
    },
    /** The arguments of every confirmation request. */
    confirmed,
    /** The bank asks the customer something, and they have not answered until `answered`. */
    askUntil(answered: Promise<void>) {
      bank = answered;
    },
    resolveWith(next: PaymentResult) {
      result = next;
    },
    focused: () => focused,
    /** Calls `listener` in the instant in which a page focuses a field. */
    whenFocused(listener: () => void) {
      whenFocused = listener;
    },
    /** How the page asked for a field. */
    optionsOf: (name: string) => fields.get(name)?.options,
    /** Fills in the three fields. */
    typeCard() {
      act(() => {
        for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) {
          fields.get(name)?.emit('change', { complete: true, empty: false, error: undefined });
        }
      });
    },
    emitChange(name: string, detail: Record<string, unknown>) {
      act(() => fields.get(name)?.emit('change', detail));
    },
  };
}

import { type Listener, Listeners } from './listeners.ts';

/**
 * Wallets need a certificate from Apple or Google, which a fake cannot have. So it behaves as
 * Stripe's element does on a device without a wallet: it becomes ready and offers nothing.
 */
export class ExpressCheckoutElement {
  readonly #listeners = new Listeners();
  readonly #onDestroy: () => void;

  constructor(onDestroy: () => void) {
    this.#onDestroy = onDestroy;
  }

  mount(): void {
    const elementType = 'expressCheckout';
    // Listeners may be added after mounting, as the React package does.
    setTimeout(() => {
      this.#listeners.emit('availablepaymentmethodschange', {
        elementType,
        paymentMethods: undefined,
      });
      this.#listeners.emit('ready', { elementType, availablePaymentMethods: undefined });
    }, 0);
  }

  destroy(): void {
    this.#onDestroy();
  }

  unmount(): void {}
  blur(): void {}
  clear(): void {}
  focus(): void {}

  update(): this {
    return this;
  }

  on(event: string, listener: Listener): this {
    this.#listeners.on(event, listener);
    return this;
  }

  once(event: string, listener: Listener): this {
    this.#listeners.once(event, listener);
    return this;
  }

  off(event: string, listener?: Listener): this {
    this.#listeners.off(event, listener);
    return this;
  }
}

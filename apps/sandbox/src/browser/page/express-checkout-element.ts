import { Container } from './container.ts';
import { type Listener, Listeners } from './listeners.ts';

const elementType = 'expressCheckout';
const expressPaymentType = 'apple_pay';

/**
 * Wallets need a certificate from Apple or Google, which a fake cannot have. So it offers Apple Pay only where
 * the browser has it, or a test says so, and pays with a test card without the wallet's own sheet. Elsewhere
 * it does as Stripe's element on a device without a wallet: it becomes ready and offers nothing.
 */
export class ExpressCheckoutElement {
  readonly #listeners = new Listeners();
  readonly #onDestroy: () => void;
  #button: HTMLButtonElement | undefined;

  constructor(onDestroy: () => void) {
    this.#onDestroy = onDestroy;
  }

  mount(target: string | HTMLElement): void {
    const isOffered = 'ApplePaySession' in window;
    if (isOffered) this.#offer(target);
    const methods = isOffered ? { applePay: true } : undefined;
    // Listeners may be added after mounting, as the React package does.
    setTimeout(() => {
      this.#emit('availablepaymentmethodschange', { paymentMethods: methods });
      this.#emit('ready', { availablePaymentMethods: methods });
    }, 0);
  }

  destroy(): void {
    this.unmount();
    this.#onDestroy();
  }

  unmount(): void {
    this.#button?.remove();
    this.#button = undefined;
  }

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

  #offer(target: string | HTMLElement): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Apple Pay';
    button.style.width = '100%';
    button.style.minHeight = '44px';
    const agree = () => this.#emit('confirm', { expressPaymentType, paymentFailed() {} });
    button.addEventListener('click', () => {
      // A page that does not listen lets the wallet open.
      if (!this.#listeners.has('click')) return agree();
      this.#emit('click', { expressPaymentType, resolve: agree, reject() {} });
    });
    new Container(target, {}).node.append(button);
    this.#button = button;
  }

  #emit(event: string, detail: Record<string, unknown>): void {
    this.#listeners.emit(event, { elementType, ...detail });
  }
}

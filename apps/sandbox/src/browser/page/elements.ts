import type { FieldKind, FontSource } from '../messages.ts';
import { ExpressCheckoutElement } from './express-checkout-element.ts';
import { type ElementOptions, FieldElement } from './field-element.ts';

export type AnyElement = FieldElement | ExpressCheckoutElement;

const wallet = 'expressCheckout';
const fieldKinds: readonly string[] = ['cardNumber', 'cardExpiry', 'cardCvc'];

/** The elements of one form. */
export class Elements {
  readonly #group = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly #fonts: FontSource[];
  readonly #created = new Map<string, AnyElement>();
  #isSubmitted = false;

  constructor(options: { fonts?: FontSource[] } = {}) {
    this.#fonts = options.fonts ?? [];
  }

  create(type: string, options: ElementOptions = {}): AnyElement {
    if (this.#created.has(type)) throw new Error(`This form already has an element ${type}.`);
    const element = this.#newElement(type, options);
    this.#created.set(type, element);
    return element;
  }

  getElement(type: string | { __elementType?: string }): AnyElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return this.#created.get(name ?? '') ?? null;
  }

  update(): Promise<void> {
    return Promise.resolve();
  }

  fetchUpdates(): Promise<object> {
    return Promise.resolve({});
  }

  submit(): Promise<object> {
    this.#isSubmitted = true;
    return Promise.resolve({
      selectedPaymentMethod: this.#created.has(wallet) ? 'apple_pay' : 'card',
    });
  }

  /** Whether `submit` was called since the last payment. */
  _takeSubmitted(): boolean {
    const isSubmitted = this.#isSubmitted;
    this.#isSubmitted = false;
    return isSubmitted;
  }

  on(): void {}

  #newElement(type: string, options: ElementOptions): AnyElement {
    const onDestroy = () => void this.#created.delete(type);
    if (type === wallet) return new ExpressCheckoutElement(onDestroy);
    if (!fieldKinds.includes(type)) throw new Error(`The sandbox has no element ${type}.`);
    const parts = { group: this.#group, fonts: this.#fonts, options, onDestroy };
    return new FieldElement(type as FieldKind, parts);
  }
}

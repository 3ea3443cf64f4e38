import type {
  FieldInit,
  FieldKind,
  FieldOptions,
  FieldState,
  FontSource,
  FromField,
  PaymentMethodResult,
} from '../messages.ts';
import { Container } from './container.ts';
import { FieldFrame } from './field-frame.ts';
import { type Listener, Listeners } from './listeners.ts';

export type ElementOptions = FieldOptions & { classes?: Record<string, string> };

interface FieldParts {
  group: string;
  fonts: FontSource[];
  options: ElementOptions;
  onDestroy: () => void;
}

/** One card field: a frame of the sandbox's origin, so that the page never sees what is typed. */
export class FieldElement {
  readonly #kind: FieldKind;
  readonly #parts: FieldParts;
  readonly #listeners = new Listeners();
  readonly #pending = new Map<number, (result: PaymentMethodResult) => void>();
  #options: ElementOptions;
  #container: Container | undefined;
  #frame: FieldFrame | undefined;
  #requests = 0;
  #isDestroyed = false;

  constructor(kind: FieldKind, parts: FieldParts) {
    this.#kind = kind;
    this.#parts = parts;
    this.#options = parts.options;
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed) throw new Error('A destroyed element cannot be mounted again.');
    this.unmount();
    this.#container = new Container(target, this.#options.classes ?? {});
    this.#container.onLabelClick(() => this.focus());
    this.#frame = new FieldFrame(() => this.#init(), {
      onMessage: (message) => this.#onMessage(message),
      onFailure: () => this.#emit('loaderror', { error: notMounted }),
    });
    this.#container.node.append(this.#frame.node);
  }

  unmount(): void {
    this.#frame?.close();
    this.#frame = undefined;
    this.#container?.unmount();
    this.#container = undefined;
    for (const resolve of this.#pending.values()) resolve({ error: notMounted });
    this.#pending.clear();
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#parts.onDestroy();
  }

  update(options: ElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#frame?.post({ type: 'options', options: fieldOptions(this.#options) });
  }

  focus(): void {
    this.#frame?.node.focus();
    this.#frame?.post({ type: 'focus' });
  }

  blur(): void {
    this.#frame?.post({ type: 'blur' });
  }

  clear(): void {
    this.#frame?.post({ type: 'clear' });
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

  /** Lets the frames create a payment method from the fields of this form. */
  _createPaymentMethod(
    key: string,
    details: Record<string, unknown>,
  ): Promise<PaymentMethodResult> {
    const frame = this.#frame;
    if (frame?.isOpen !== true) return Promise.resolve({ error: notMounted });
    this.#requests += 1;
    const request = this.#requests;
    return new Promise((resolve) => {
      this.#pending.set(request, resolve);
      frame.post({ type: 'create-payment-method', request, key, details });
    });
  }

  #init(): FieldInit {
    const { group, fonts } = this.#parts;
    const options = fieldOptions(this.#options);
    return { type: 'sandbox-field', kind: this.#kind, group, options, fonts };
  }

  #onMessage(message: FromField): void {
    switch (message.type) {
      case 'height':
        if (this.#frame !== undefined) this.#frame.node.style.height = `${message.pixels}px`;
        break;
      case 'payment-method':
        this.#pending.get(message.request)?.(message.result);
        this.#pending.delete(message.request);
        break;
      case 'change':
        this.#showState(message.state);
        this.#emit('change', { ...message.state });
        break;
      default:
        if (message.type === 'focus') this.#container?.toggle('focus', true);
        if (message.type === 'blur') this.#container?.toggle('focus', false);
        this.#emit(message.type, {});
    }
  }

  #showState(state: FieldState): void {
    this.#container?.toggle('empty', state.empty);
    this.#container?.toggle('complete', state.complete);
    this.#container?.toggle('invalid', state.error !== undefined);
  }

  #emit(event: string, detail: Record<string, unknown>): void {
    this.#listeners.emit(event, { elementType: this.#kind, ...detail });
  }
}

const notMounted = {
  type: 'invalid_request_error',
  message: 'The card fields are not on the page.',
};

/** The options that can be posted to a frame. */
function fieldOptions({ style, placeholder, disabled, showIcon }: ElementOptions): FieldOptions {
  return {
    ...(style === undefined ? {} : { style: JSON.parse(JSON.stringify(style)) as typeof style }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(disabled === undefined ? {} : { disabled }),
    ...(showIcon === undefined ? {} : { showIcon }),
  };
}

import type {
  FieldGreeting,
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
  readonly #waiting = new Map<number, (result: PaymentMethodResult) => void>();
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
    this.#frame = new FieldFrame(() => this.#greeting(), {
      message: (message) => this.#hear(message),
      failure: () => this.#tell('loaderror', { error: notOnThePage }),
    });
    this.#container.node.append(this.#frame.node);
  }

  unmount(): void {
    this.#frame?.close();
    this.#frame = undefined;
    this.#container?.leave();
    this.#container = undefined;
    for (const answer of this.#waiting.values()) answer({ error: notOnThePage });
    this.#waiting.clear();
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

  /** Has the frames make a payment method of what is in the fields of this form. */
  _createPaymentMethod(
    key: string,
    details: Record<string, unknown>,
  ): Promise<PaymentMethodResult> {
    const frame = this.#frame;
    if (frame?.isOpen !== true) return Promise.resolve({ error: notOnThePage });
    this.#requests += 1;
    const request = this.#requests;
    return new Promise((answer) => {
      this.#waiting.set(request, answer);
      frame.post({ type: 'create-payment-method', request, key, details });
    });
  }

  #greeting(): FieldGreeting {
    const { group, fonts } = this.#parts;
    const options = fieldOptions(this.#options);
    return { type: 'sandbox-field', kind: this.#kind, group, options, fonts };
  }

  #hear(message: FromField): void {
    switch (message.type) {
      case 'height':
        if (this.#frame !== undefined) this.#frame.node.style.height = `${message.pixels}px`;
        break;
      case 'payment-method':
        this.#waiting.get(message.request)?.(message.result);
        this.#waiting.delete(message.request);
        break;
      case 'change':
        this.#showState(message.state);
        this.#tell('change', { ...message.state });
        break;
      default:
        if (message.type === 'focus') this.#container?.show('focus', true);
        if (message.type === 'blur') this.#container?.show('focus', false);
        this.#tell(message.type, {});
    }
  }

  #showState(state: FieldState): void {
    this.#container?.show('empty', state.empty);
    this.#container?.show('complete', state.complete);
    this.#container?.show('invalid', state.error !== undefined);
  }

  #tell(event: string, detail: Record<string, unknown>): void {
    this.#listeners.tell(event, { elementType: this.#kind, ...detail });
  }
}

const notOnThePage = {
  type: 'invalid_request_error',
  message: 'The card fields are not on the page.',
};

/** Only what can be sent to a frame. */
function fieldOptions({ style, placeholder, disabled }: ElementOptions): FieldOptions {
  return {
    ...(style === undefined ? {} : { style: JSON.parse(JSON.stringify(style)) as typeof style }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(disabled === undefined ? {} : { disabled }),
  };
}

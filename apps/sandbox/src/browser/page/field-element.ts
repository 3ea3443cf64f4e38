import type {
  FieldGreeting,
  FieldKind,
  FieldOptions,
  FieldState,
  FontSource,
  FromField,
  PaymentMethodResult,
  ToField,
} from '../messages.ts';
import { Container } from './container.ts';
import { type Listener, Listeners } from './listeners.ts';
import { sandboxOrigin } from './origin.ts';

export type ElementOptions = FieldOptions & { classes?: Record<string, string> };

const frameTitles: Record<FieldKind, string> = {
  cardNumber: 'Card number, secure field',
  cardExpiry: 'Expiry date, secure field',
  cardCvc: 'Security code, secure field',
};

/** One card field: a frame of the sandbox's origin, so that the page never sees what is typed. */
export class FieldElement {
  readonly #kind: FieldKind;
  readonly #group: string;
  readonly #fonts: FontSource[];
  readonly #listeners = new Listeners();
  readonly #waiting = new Map<number, (result: PaymentMethodResult) => void>();
  readonly #onDestroy: () => void;
  #options: ElementOptions;
  #container: Container | undefined;
  #frame: HTMLIFrameElement | undefined;
  #port: MessagePort | undefined;
  #isDestroyed = false;

  constructor(
    kind: FieldKind,
    parts: { group: string; fonts: FontSource[]; options: ElementOptions; onDestroy: () => void },
  ) {
    this.#kind = kind;
    this.#group = parts.group;
    this.#fonts = parts.fonts;
    this.#options = parts.options;
    this.#onDestroy = parts.onDestroy;
  }

  get _kind(): FieldKind {
    return this.#kind;
  }

  mount(target: string | HTMLElement): void {
    if (this.#isDestroyed)
      throw new Error('This element was destroyed, and cannot be mounted again.');
    this.unmount();
    this.#container = new Container(target, this.#options.classes ?? {});
    this.#container.onLabelClick(() => this.focus());
    this.#frame = this.#makeFrame();
    this.#container.node.append(this.#frame);
  }

  unmount(): void {
    this.#port?.close();
    this.#port = undefined;
    this.#frame?.remove();
    this.#frame = undefined;
    this.#container?.leave();
    this.#container = undefined;
    for (const answer of this.#waiting.values()) answer({ error: notMounted() });
    this.#waiting.clear();
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#onDestroy();
  }

  update(options: ElementOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#post({ type: 'options', options: fieldOptions(this.#options) });
  }

  focus(): void {
    this.#frame?.focus();
    this.#post({ type: 'focus' });
  }

  blur(): void {
    this.#post({ type: 'blur' });
  }

  clear(): void {
    this.#post({ type: 'clear' });
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
    if (this.#port === undefined) return Promise.resolve({ error: notMounted() });
    const request = this.#waiting.size === 0 ? 1 : Math.max(...this.#waiting.keys()) + 1;
    return new Promise((answer) => {
      this.#waiting.set(request, answer);
      this.#post({ type: 'create-payment-method', request, key, details });
    });
  }

  #makeFrame(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.title = frameTitles[this.#kind];
    frame.name = `sandbox-${this.#kind}-${this.#group}`;
    frame.src = `${sandboxOrigin}/v3/field.html`;
    Object.assign(frame.style, {
      border: '0',
      colorScheme: 'light',
      display: 'block',
      height: '1.2em',
      width: '100%',
    });
    frame.addEventListener('load', () => this.#greet(frame));
    frame.addEventListener('error', () => this.#tell('loaderror', { error: notMounted() }));
    return frame;
  }

  #greet(frame: HTMLIFrameElement): void {
    const channel = new MessageChannel();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }: MessageEvent<FromField>) => this.#hear(data);
    const greeting: FieldGreeting = {
      type: 'sandbox-field',
      kind: this.#kind,
      group: this.#group,
      options: fieldOptions(this.#options),
      fonts: this.#fonts,
    };
    frame.contentWindow?.postMessage(greeting, sandboxOrigin, [channel.port2]);
  }

  #post(message: ToField): void {
    this.#port?.postMessage(message);
  }

  #hear(message: FromField): void {
    switch (message.type) {
      case 'height':
        if (this.#frame !== undefined) this.#frame.style.height = `${message.pixels}px`;
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

/** Only what can be sent to a frame. */
function fieldOptions({ style, placeholder, disabled }: ElementOptions): FieldOptions {
  return {
    ...(style === undefined ? {} : { style: JSON.parse(JSON.stringify(style)) as typeof style }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(disabled === undefined ? {} : { disabled }),
  };
}

function notMounted(): Record<string, unknown> {
  return { type: 'invalid_request_error', message: 'The card fields are not on the page.' };
}

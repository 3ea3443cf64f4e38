import { cardBrand } from '../../cards/card-number.ts';
import type { FieldError, FieldGreeting, FieldOptions, FromField, ToField } from '../messages.ts';
import { fieldOf } from './card-group.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { type FieldRules, fieldRules } from './field-rules.ts';
import { applyStyle, loadFonts } from './field-style.ts';

/** One card field inside its frame. */
class CardInput {
  readonly #input: HTMLInputElement;
  readonly #message: HTMLElement;
  readonly #rules: FieldRules;
  readonly #greeting: FieldGreeting;
  readonly #port: MessagePort;
  readonly #sheet = new CSSStyleSheet();
  #digits = '';
  #error: FieldError | undefined;

  constructor(
    input: HTMLInputElement,
    message: HTMLElement,
    greeting: FieldGreeting,
    port: MessagePort,
  ) {
    this.#input = input;
    this.#message = message;
    this.#greeting = greeting;
    this.#port = port;
    this.#rules = fieldRules[greeting.kind];
  }

  async start(): Promise<void> {
    const { group, kind, options, fonts } = this.#greeting;
    document.adoptedStyleSheets = [this.#sheet];
    this.#input.name = this.#rules.name;
    this.#input.autocomplete = this.#rules.autocomplete as AutoFill;
    this.#input.setAttribute('aria-label', this.#rules.label);
    document.title = this.#rules.label;
    this.#input.addEventListener('input', (event) => this.#typed(event as InputEvent));
    this.#input.addEventListener('focus', () => this.#tell({ type: 'focus' }));
    this.#input.addEventListener('blur', () => this.#left());
    this.#input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#tell({ type: 'escape' });
    });
    this.#port.onmessage = ({ data }: MessageEvent<ToField>) => this.#hear(data);
    window.cardField = {
      group,
      kind,
      digits: () => this.#digits,
      check: () => this.#check(),
      brandChanged: () => this.#show(),
    };
    this.#setOptions(options);
    this.#show();
    await loadFonts(fonts);
    this.#tellHeight();
    this.#tell({ type: 'ready' });
  }

  #hear(message: ToField): void {
    switch (message.type) {
      case 'focus':
        window.focus();
        this.#input.focus();
        break;
      case 'blur':
        this.#input.blur();
        break;
      case 'clear':
        this.#take('', undefined);
        break;
      case 'options':
        this.#setOptions(message.options);
        break;
      case 'create-payment-method':
        void createPaymentMethod(this.#greeting.group, message).then((result) =>
          this.#tell({ type: 'payment-method', request: message.request, result }),
        );
    }
  }

  #setOptions({ style, placeholder, disabled = false }: FieldOptions): void {
    applyStyle(this.#sheet, style);
    this.#input.placeholder = placeholder ?? this.#rules.placeholder;
    this.#input.disabled = disabled;
    this.#tellHeight();
  }

  #typed(event: InputEvent): void {
    const before = this.#digits;
    let digits = this.#rules.digits(this.#input.value, this.#brand());
    const isDeletion = event.inputType?.startsWith('deleteContentBackward') ?? false;
    // Deleting only a separator takes the digit before it, else the field would refuse to shrink.
    if (isDeletion && digits === before) digits = digits.slice(0, -1);
    this.#take(digits, this.#rules.wrong(digits));
  }

  #take(digits: string, error: FieldError | undefined): void {
    const caret = this.#digitsBeforeCaret();
    this.#digits = digits;
    this.#error = error;
    this.#input.value = this.#rules.show(digits);
    this.#placeCaret(caret);
    this.#show();
    this.#tellChange();
    if (this.#greeting.kind === 'cardNumber') {
      fieldOf(this.#greeting.group, 'cardCvc')?.brandChanged();
    }
  }

  #digitsBeforeCaret(): number {
    const { selectionStart, value } = this.#input;
    if (selectionStart === null || selectionStart === value.length) return Infinity;
    return value.slice(0, selectionStart).replaceAll(/\D/g, '').length;
  }

  #placeCaret(digitsBefore: number): void {
    if (digitsBefore === Infinity || document.activeElement !== this.#input) return;
    let position = 0;
    for (let seen = 0; position < this.#input.value.length && seen < digitsBefore; position += 1) {
      if (/\d/.test(this.#input.value.charAt(position))) seen += 1;
    }
    this.#input.setSelectionRange(position, position);
  }

  #left(): void {
    this.#tell({ type: 'blur' });
    if (this.#digits !== '' && !this.#isComplete()) this.#fail();
  }

  #check(): FieldError | undefined {
    if (this.#isComplete()) return undefined;
    this.#fail();
    return this.#error;
  }

  #fail(): void {
    this.#error = this.#rules.wrong(this.#digits) ?? this.#rules.incomplete;
    this.#show();
    this.#tellChange();
  }

  #isComplete(): boolean {
    return this.#rules.isComplete(this.#digits, this.#brand());
  }

  #brand(): string {
    const { group, kind } = this.#greeting;
    const number = kind === 'cardNumber' ? this.#digits : fieldOf(group, 'cardNumber')?.digits();
    return cardBrand(number ?? '');
  }

  #show(): void {
    const { classList } = this.#input;
    classList.toggle('is-empty', this.#digits === '');
    classList.toggle('is-complete', this.#isComplete());
    classList.toggle('is-invalid', this.#error !== undefined);
    this.#input.setAttribute('aria-invalid', String(this.#error !== undefined));
    this.#message.textContent = this.#error?.message ?? '';
  }

  #tellChange(): void {
    const isNumber = this.#greeting.kind === 'cardNumber';
    this.#tell({
      type: 'change',
      state: {
        empty: this.#digits === '',
        complete: this.#isComplete(),
        error: this.#error,
        ...(isNumber ? { brand: this.#brand() } : {}),
      },
    });
  }

  #tellHeight(): void {
    this.#tell({ type: 'height', pixels: Math.ceil(this.#input.getBoundingClientRect().height) });
  }

  #tell(message: FromField): void {
    this.#port.postMessage(message);
  }
}

addEventListener('message', ({ data, source, ports }: MessageEvent<FieldGreeting>) => {
  const input = document.querySelector('input');
  const message = document.querySelector<HTMLElement>('#error');
  const [port] = ports;
  if (source !== parent || data.type !== 'sandbox-field') return;
  if (input === null || message === null || port === undefined) return;
  void new CardInput(input, message, data, port).start();
});

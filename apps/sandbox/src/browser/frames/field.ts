import { cardBrand } from '../../cards/card-number.ts';
import type { FieldError, FieldInit, FieldOptions, FromField, ToField } from '../messages.ts';
import { fieldOf } from './card-group.ts';
import { createPaymentMethod } from './create-payment-method.ts';
import { type FieldRules, fieldRules } from './field-rules.ts';
import { applyStyle, loadFonts } from './field-style.ts';

/** One card field inside its frame. */
class CardInput {
  readonly #input: HTMLInputElement;
  readonly #message: HTMLElement;
  readonly #rules: FieldRules;
  readonly #init: FieldInit;
  readonly #port: MessagePort;
  readonly #sheet = new CSSStyleSheet();
  #digits = '';
  #error: FieldError | undefined;

  constructor(input: HTMLInputElement, message: HTMLElement, init: FieldInit, port: MessagePort) {
    this.#input = input;
    this.#message = message;
    this.#init = init;
    this.#port = port;
    this.#rules = fieldRules[init.kind];
  }

  async start(): Promise<void> {
    const { group, kind, options, fonts } = this.#init;
    document.adoptedStyleSheets = [this.#sheet];
    this.#input.name = this.#rules.name;
    this.#input.autocomplete = this.#rules.autocomplete as AutoFill;
    this.#input.setAttribute('aria-label', this.#rules.label);
    document.title = this.#rules.label;
    this.#input.addEventListener('input', (event) => this.#onInput(event as InputEvent));
    this.#input.addEventListener('focus', () => this.#post({ type: 'focus' }));
    this.#input.addEventListener('blur', () => this.#onBlur());
    this.#input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#post({ type: 'escape' });
    });
    this.#port.onmessage = ({ data }: MessageEvent<ToField>) => this.#onMessage(data);
    window.cardField = {
      group,
      kind,
      digits: () => this.#digits,
      check: () => this.#check(),
      brandChanged: () => this.#render(),
    };
    this.#setOptions(options);
    this.#render();
    await loadFonts(fonts);
    this.#postHeight();
    this.#post({ type: 'ready' });
  }

  #onMessage(message: ToField): void {
    switch (message.type) {
      case 'focus':
        window.focus();
        this.#input.focus();
        break;
      case 'blur':
        this.#input.blur();
        break;
      case 'clear':
        this.#setDigits('', undefined);
        break;
      case 'options':
        this.#setOptions(message.options);
        break;
      case 'create-payment-method':
        void createPaymentMethod(this.#init.group, message).then((result) =>
          this.#post({ type: 'payment-method', request: message.request, result }),
        );
    }
  }

  #setOptions({ style, placeholder, disabled = false, showIcon = false }: FieldOptions): void {
    applyStyle(this.#sheet, style);
    this.#input.placeholder = placeholder ?? this.#rules.placeholder;
    this.#input.disabled = disabled;
    // As with Stripe, only the number has one.
    this.#input.classList.toggle('has-icon', showIcon && this.#init.kind === 'cardNumber');
    this.#postHeight();
  }

  #onInput(event: InputEvent): void {
    const before = this.#digits;
    let digits = this.#rules.digits(this.#input.value, this.#brand());
    const isDeletion = event.inputType?.startsWith('deleteContentBackward') ?? false;
    // Deleting a separator also deletes the digit before it; otherwise nothing would be deleted.
    if (isDeletion && digits === before) digits = digits.slice(0, -1);
    this.#setDigits(digits, this.#rules.error(digits));
  }

  #setDigits(digits: string, error: FieldError | undefined): void {
    const caret = this.#digitsBeforeCaret();
    this.#digits = digits;
    this.#error = error;
    this.#input.value = this.#rules.format(digits);
    this.#placeCaret(caret);
    this.#render();
    this.#postChange();
    if (this.#init.kind === 'cardNumber') {
      fieldOf(this.#init.group, 'cardCvc')?.brandChanged();
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

  #onBlur(): void {
    this.#post({ type: 'blur' });
    if (this.#digits !== '' && !this.#isComplete()) this.#showError();
  }

  #check(): FieldError | undefined {
    if (this.#isComplete()) return undefined;
    this.#showError();
    return this.#error;
  }

  #showError(): void {
    this.#error = this.#rules.error(this.#digits) ?? this.#rules.incomplete;
    this.#render();
    this.#postChange();
  }

  #isComplete(): boolean {
    return this.#rules.isComplete(this.#digits, this.#brand());
  }

  #brand(): string {
    const { group, kind } = this.#init;
    const number = kind === 'cardNumber' ? this.#digits : fieldOf(group, 'cardNumber')?.digits();
    return cardBrand(number ?? '');
  }

  #render(): void {
    const { classList } = this.#input;
    classList.toggle('is-empty', this.#digits === '');
    classList.toggle('is-complete', this.#isComplete());
    classList.toggle('is-invalid', this.#error !== undefined);
    this.#input.setAttribute('aria-invalid', String(this.#error !== undefined));
    this.#message.textContent = this.#error?.message ?? '';
  }

  #postChange(): void {
    const isNumber = this.#init.kind === 'cardNumber';
    this.#post({
      type: 'change',
      state: {
        empty: this.#digits === '',
        complete: this.#isComplete(),
        error: this.#error,
        ...(isNumber ? { brand: this.#brand() } : {}),
      },
    });
  }

  #postHeight(): void {
    this.#post({ type: 'height', pixels: Math.ceil(this.#input.getBoundingClientRect().height) });
  }

  #post(message: FromField): void {
    this.#port.postMessage(message);
  }
}

addEventListener('message', ({ data, source, ports }: MessageEvent<FieldInit>) => {
  const input = document.querySelector('input');
  const message = document.querySelector<HTMLElement>('#error');
  const [port] = ports;
  if (source !== parent || data.type !== 'sandbox-field') return;
  if (input === null || message === null || port === undefined) return;
  void new CardInput(input, message, data, port).start();
});

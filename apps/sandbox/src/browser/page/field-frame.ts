import type { FieldGreeting, FieldKind, FromField, ToField } from '../messages.ts';
import { sandboxOrigin } from './origin.ts';

const frameTitles: Record<FieldKind, string> = {
  cardNumber: 'Card number, secure field',
  cardExpiry: 'Expiry date, secure field',
  cardCvc: 'Security code, secure field',
};

const longestLoadMs = 15_000;

/** The frame behind a card field, and the private line to it. */
export class FieldFrame {
  readonly node: HTMLIFrameElement;
  readonly #hear: (message: FromField) => void;
  readonly #patience: number;
  #port: MessagePort | undefined;

  constructor(
    greeting: () => FieldGreeting,
    heard: { message: (message: FromField) => void; failure: () => void },
  ) {
    this.#hear = heard.message;
    this.node = makeFrame(greeting());
    this.node.addEventListener('load', () => this.#greet(greeting()));
    // A frame that cannot load says nothing: what never gets ready has failed.
    this.#patience = setTimeout(heard.failure, longestLoadMs);
  }

  /** Whether the line is open, so that an answer can come. */
  get isOpen(): boolean {
    return this.#port !== undefined;
  }

  post(message: ToField): void {
    this.#port?.postMessage(message);
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#port?.close();
    this.node.remove();
  }

  #greet(greeting: FieldGreeting): void {
    const channel = new MessageChannel();
    this.#port?.close();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }: MessageEvent<FromField>) => {
      if (data.type === 'ready') clearTimeout(this.#patience);
      this.#hear(data);
    };
    this.node.contentWindow?.postMessage(greeting, sandboxOrigin, [channel.port2]);
  }
}

function makeFrame({ kind, group }: FieldGreeting): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = frameTitles[kind];
  frame.name = `sandbox-${kind}-${group}`;
  frame.src = `${sandboxOrigin}/v3/field.html`;
  // A frame is see-through only while both sides have the same colour scheme.
  Object.assign(frame.style, {
    border: '0',
    colorScheme: 'light',
    display: 'block',
    height: '1.2em',
    width: '100%',
  });
  return frame;
}

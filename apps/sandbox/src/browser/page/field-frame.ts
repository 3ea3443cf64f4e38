import type { FieldInit, FieldKind, FromField, ToField } from '../messages.ts';
import { sandboxOrigin } from './origin.ts';

const frameTitles: Record<FieldKind, string> = {
  cardNumber: 'Card number, secure field',
  cardExpiry: 'Expiry date, secure field',
  cardCvc: 'Security code, secure field',
};

const loadTimeoutMs = 15_000;

/** The frame of a card field, and the message channel to it. */
export class FieldFrame {
  readonly node: HTMLIFrameElement;
  readonly #onMessage: (message: FromField) => void;
  readonly #loadTimer: number;
  #port: MessagePort | undefined;

  constructor(
    init: () => FieldInit,
    listeners: { onMessage: (message: FromField) => void; onFailure: () => void },
  ) {
    this.#onMessage = listeners.onMessage;
    this.node = makeFrame(init());
    this.node.addEventListener('load', () => this.#connect(init()));
    // A frame that cannot load sends no event, so a frame that is not ready in time has failed.
    this.#loadTimer = setTimeout(listeners.onFailure, loadTimeoutMs);
  }

  /** Whether the channel is open, so that the frame can respond. */
  get isOpen(): boolean {
    return this.#port !== undefined;
  }

  post(message: ToField): void {
    this.#port?.postMessage(message);
  }

  close(): void {
    clearTimeout(this.#loadTimer);
    this.#port?.close();
    this.node.remove();
  }

  #connect(init: FieldInit): void {
    const channel = new MessageChannel();
    this.#port?.close();
    this.#port = channel.port1;
    this.#port.onmessage = ({ data }: MessageEvent<FromField>) => {
      if (data.type === 'ready') clearTimeout(this.#loadTimer);
      this.#onMessage(data);
    };
    this.node.contentWindow?.postMessage(init, sandboxOrigin, [channel.port2]);
  }
}

function makeFrame({ kind, group }: FieldInit): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = frameTitles[kind];
  frame.name = `sandbox-${kind}-${group}`;
  frame.src = `${sandboxOrigin}/v3/field.html`;
  // A frame is transparent only while both documents have the same colour scheme.
  Object.assign(frame.style, {
    border: '0',
    colorScheme: 'light',
    display: 'block',
    height: '1.2em',
    width: '100%',
  });
  return frame;
}

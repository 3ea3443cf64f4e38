import { createHash } from 'node:crypto';
import type { Collection } from '../collection.ts';
import { secondsNow } from './identifiers.ts';
import { StripeError } from './stripe-error.ts';

/** The response to the first request with a key, which every later request gets again. */
export interface StoredResponse {
  id: string;
  created: number;
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
}

export interface KeyedRequest {
  apiKey: string;
  idempotencyKey: string;
  method: string;
  path: string;
  body: string;
}

/** One request with an idempotency key, from its arrival to its response. */
export interface Claim {
  /** The stored response, if there is one. */
  readonly replay: StoredResponse | undefined;
  store(status: number, body: string, requestId: string): void;
  release(): void;
}

const maxKeyLength = 255;

export class Idempotency {
  readonly #stored: Collection<StoredResponse>;
  readonly #inFlight = new Set<string>();

  constructor(stored: Collection<StoredResponse>) {
    this.#stored = stored;
  }

  claim(request: KeyedRequest): Claim {
    if (request.idempotencyKey.length > maxKeyLength) {
      throw refused(400, `An idempotency key has up to ${maxKeyLength} characters.`);
    }
    const id = hash(request.apiKey, request.idempotencyKey);
    const fingerprint = hash(request.method, request.path, request.body);
    const replay = this.#stored.find(id);

    if (replay !== undefined && replay.fingerprint !== fingerprint) {
      throw refused(
        400,
        `The idempotency key '${request.idempotencyKey}' was first used with other parameters or for another call.`,
      );
    }
    if (this.#inFlight.has(id)) {
      throw refused(
        409,
        `Another request with the idempotency key '${request.idempotencyKey}' is still running.`,
        'idempotency_key_in_use',
      );
    }
    if (replay === undefined) this.#inFlight.add(id);

    return {
      replay,
      store: (status, body, requestId) =>
        void this.#stored.put({ id, created: secondsNow(), fingerprint, status, body, requestId }),
      release: () => void this.#inFlight.delete(id),
    };
  }
}

/** Stripe stores the response of an executed call, but not of one refused before execution. */
export function isStorable(error: StripeError): boolean {
  return error.status === 402 || (error.status === 400 && error.details.param === undefined);
}

function refused(status: number, message: string, code?: string): StripeError {
  return new StripeError(status, { type: 'idempotency_error', message, code });
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

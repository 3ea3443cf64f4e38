import { createHash } from 'node:crypto';
import type { Collection } from '../collection.ts';
import { secondsNow } from './identifiers.ts';
import { StripeError } from './stripe-error.ts';

/** The answer to the first request with a key, given again to every later one. */
export interface KeptAnswer {
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

/** One request with an idempotency key, from its arrival to its answer. */
export interface Claim {
  /** The answer to give again, if there is one. */
  readonly replay: KeptAnswer | undefined;
  keep(status: number, body: string, requestId: string): void;
  release(): void;
}

const longestKey = 255;

export class Idempotency {
  readonly #kept: Collection<KeptAnswer>;
  readonly #inFlight = new Set<string>();

  constructor(kept: Collection<KeptAnswer>) {
    this.#kept = kept;
  }

  claim(request: KeyedRequest): Claim {
    if (request.idempotencyKey.length > longestKey) {
      throw refused(400, `An idempotency key has up to ${longestKey} characters.`);
    }
    const id = hash(request.apiKey, request.idempotencyKey);
    const fingerprint = hash(request.method, request.path, request.body);
    const replay = this.#kept.find(id);

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
      keep: (status, body, requestId) =>
        void this.#kept.put({ id, created: secondsNow(), fingerprint, status, body, requestId }),
      release: () => void this.#inFlight.delete(id),
    };
  }
}

/** Stripe keeps what was carried out, and does not keep what was refused before it began. */
export function isWorthKeeping(error: StripeError): boolean {
  return error.status === 402 || (error.status === 400 && error.details.param === undefined);
}

function refused(status: number, message: string, code?: string): StripeError {
  return new StripeError(status, { type: 'idempotency_error', message, code });
}

function hash(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

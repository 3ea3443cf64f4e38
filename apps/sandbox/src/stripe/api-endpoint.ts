import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SwitchBoard } from './control/switches.ts';
import { chosenFailure, cutShort, hangUp } from './misbehaviour.ts';
import {
  type AcceptedKeys,
  type ApiKey,
  authenticate,
  secretKeyRequired,
} from './protocol/authentication.ts';
import { expanded, type Lookup } from './protocol/expansion.ts';
import { parseForm } from './protocol/form-body.ts';
import { type Claim, Idempotency, isWorthKeeping } from './protocol/idempotency.ts';
import { newId } from './protocol/identifiers.ts';
import { Parameters } from './protocol/parameters.ts';
import { StripeError } from './protocol/stripe-error.ts';
import type { Store } from './store.ts';

/** Which call caused an event: Stripe writes it into the event. */
export interface CallOrigin {
  id: string | null;
  idempotency_key: string | null;
}

export interface ApiCall {
  /** The named part of the path, as `:id`. */
  path: Record<string, string>;
  parameters: Parameters;
  key: ApiKey;
  origin: CallOrigin;
}

export interface Endpoint {
  /** Known parameters; any other is refused. */
  accepts: readonly string[];
  /** Whether a browser may call it, with a publishable key. */
  browser?: true;
  /** Synchronous, so that one call is one step and cannot interleave with another. */
  handle(call: ApiCall): object;
}

/** Sent along by scripts in a browser, next to what the call is about. */
const browserParameters = [
  'key',
  'client_secret',
  'expected_payment_method_type',
  'use_stripe_sdk',
];

export const defaultApiVersion = '2026-10-28.endive';

interface Outcome {
  status: number;
  body: string;
}

export class StripeApi {
  readonly #app: FastifyInstance;
  readonly #store: Store;
  readonly #switches: SwitchBoard;
  readonly #keys: AcceptedKeys;
  readonly #lookup: Lookup;
  readonly #idempotency: Idempotency;

  constructor(
    app: FastifyInstance,
    parts: { store: Store; switches: SwitchBoard; keys: AcceptedKeys; lookup: Lookup },
  ) {
    this.#app = app;
    this.#store = parts.store;
    this.#switches = parts.switches;
    this.#keys = parts.keys;
    this.#lookup = parts.lookup;
    this.#idempotency = new Idempotency(parts.store.keptAnswers);
  }

  get(path: string, endpoint: Endpoint): void {
    this.#app.get(path, (request, reply) => this.#answer(endpoint, request, reply));
  }

  post(path: string, endpoint: Endpoint): void {
    this.#app.post(path, (request, reply) => this.#answer(endpoint, request, reply));
  }

  delete(path: string, endpoint: Endpoint): void {
    this.#app.delete(path, (request, reply) => this.#answer(endpoint, request, reply));
  }

  async #answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    const requestId = newId('req', 14);
    const spoken = `${request.method} ${request.url}`;
    reply.headers({
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': request.headers['stripe-version'] ?? defaultApiVersion,
    });

    if (this.#switches.takeCut(spoken, 'before')) return hangUp(request, reply);
    const outcome = await this.#outcome(endpoint, request, reply, requestId, spoken);

    if (this.#switches.takeCut(spoken, 'after')) return cutShort(reply, outcome);
    return reply.code(outcome.status).send(outcome.body);
  }

  async #outcome(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    requestId: string,
    spoken: string,
  ): Promise<Outcome> {
    let claim: Claim | undefined;
    try {
      const failure = this.#switches.takeFailure(spoken);
      if (failure !== undefined) throw chosenFailure(failure);

      const call = this.#readCall(endpoint, request, requestId);
      const { idempotency_key } = call.origin;
      if (idempotency_key !== null) {
        reply.header('idempotency-key', idempotency_key);
        claim = this.#idempotency.claim({
          apiKey: call.key.value,
          idempotencyKey: idempotency_key,
          method: request.method,
          path: request.url,
          body: bodyText(request),
        });
        if (claim.replay !== undefined) {
          reply.headers({
            'idempotent-replayed': 'true',
            'original-request': claim.replay.requestId,
          });
          return claim.replay;
        }
        reply.header('original-request', requestId);
      }
      const delay = this.#switches.delayOf(spoken);
      if (delay > 0) await pause(delay);

      const outcome = { status: 200, body: this.#carryOut(endpoint, call) };
      claim?.keep(outcome.status, outcome.body, requestId);
      return outcome;
    } catch (error) {
      const refusal = error instanceof StripeError ? error : unexpected(error);
      const outcome = { status: refusal.status, body: json(refusal.toBody(requestId)) };
      if (isWorthKeeping(refusal)) claim?.keep(outcome.status, outcome.body, requestId);
      return outcome;
    } finally {
      claim?.release();
      // The effect and the kept answer reach the disk together, or not at all.
      this.#store.flush();
    }
  }

  #readCall(endpoint: Endpoint, request: FastifyRequest, requestId: string): ApiCall {
    const query = request.url.split('?')[1] ?? '';
    const form = parseForm(request.method === 'POST' ? bodyText(request) : query);
    const key = authenticate(request.headers, form, this.#keys);
    if (key.kind === 'publishable' && endpoint.browser !== true) throw secretKeyRequired();

    const parameters = new Parameters(form);
    parameters.allowOnly([
      ...endpoint.accepts,
      'expand',
      ...(endpoint.browser === true ? browserParameters : []),
    ]);
    const idempotencyKey = request.headers['idempotency-key'];
    return {
      path: request.params as Record<string, string>,
      parameters,
      key,
      origin: {
        id: requestId,
        idempotency_key:
          request.method === 'POST' && typeof idempotencyKey === 'string' ? idempotencyKey : null,
      },
    };
  }

  #carryOut(endpoint: Endpoint, call: ApiCall): string {
    const body = endpoint.handle(call);
    return json(expanded(body, call.parameters.strings('expand'), this.#lookup));
  }
}

function bodyText(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

function json(body: object): string {
  return JSON.stringify(body, null, 2);
}

function unexpected(error: unknown): StripeError {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`sandbox: ${reason}\n`);
  return new StripeError(500, { type: 'api_error', message: 'The sandbox failed unexpectedly.' });
}

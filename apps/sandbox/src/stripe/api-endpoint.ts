import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SwitchBoard } from './control/switches.ts';
import { hangUp, injectedFailure, truncateResponse } from './fault-injection.ts';
import {
  type AcceptedKeys,
  type ApiKey,
  authenticate,
  secretKeyRequired,
} from './protocol/authentication.ts';
import { expanded, type Lookup } from './protocol/expansion.ts';
import { parseForm } from './protocol/form-body.ts';
import { type Claim, Idempotency, isStorable } from './protocol/idempotency.ts';
import { newId } from './protocol/identifiers.ts';
import { Parameters } from './protocol/parameters.ts';
import { StripeError } from './protocol/stripe-error.ts';
import type { Store } from './store.ts';

/** The call that caused an event: Stripe includes it in the event. */
export interface CallOrigin {
  id: string | null;
  idempotency_key: string | null;
}

export interface ApiCall {
  /** The parameters in the path, such as `:id`. */
  path: Record<string, string>;
  parameters: Parameters;
  key: ApiKey;
  origin: CallOrigin;
}

export interface Endpoint {
  /** The known parameters; all others are refused. */
  accepts: readonly string[];
  /** Whether a browser may call it, with a publishable key. */
  browser?: true;
  /** Synchronous, so that calls cannot interleave. */
  handle(call: ApiCall): object;
}

/** Parameters that the browser script adds to every call. */
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
    this.#idempotency = new Idempotency(parts.store.storedResponses);
  }

  get(path: string, endpoint: Endpoint): void {
    this.#app.get(path, (request, reply) => this.#respond(endpoint, request, reply));
  }

  post(path: string, endpoint: Endpoint): void {
    this.#app.post(path, (request, reply) => this.#respond(endpoint, request, reply));
  }

  delete(path: string, endpoint: Endpoint): void {
    this.#app.delete(path, (request, reply) => this.#respond(endpoint, request, reply));
  }

  async #respond(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    const requestId = newId('req', 14);
    const callName = `${request.method} ${request.url}`;
    reply.headers({
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': request.headers['stripe-version'] ?? defaultApiVersion,
    });

    if (this.#switches.takeCut(callName, 'before')) return hangUp(request, reply);
    const outcome = await this.#outcome(endpoint, request, reply, requestId, callName);

    if (this.#switches.takeCut(callName, 'after')) return truncateResponse(reply, outcome);
    return reply.code(outcome.status).send(outcome.body);
  }

  async #outcome(
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    requestId: string,
    callName: string,
  ): Promise<Outcome> {
    let claim: Claim | undefined;
    try {
      const failure = this.#switches.takeFailure(callName);
      if (failure !== undefined) throw injectedFailure(failure);

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
      const delay = this.#switches.delayOf(callName);
      if (delay > 0) await pause(delay);

      const outcome = { status: 200, body: this.#execute(endpoint, call) };
      claim?.store(outcome.status, outcome.body, requestId);
      return outcome;
    } catch (error) {
      const refusal = error instanceof StripeError ? error : unexpected(error);
      const outcome = { status: refusal.status, body: json(refusal.toBody(requestId)) };
      if (isStorable(refusal)) claim?.store(outcome.status, outcome.body, requestId);
      return outcome;
    } finally {
      claim?.release();
      // The effect and the stored response are written to disk together, or not at all.
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

  #execute(endpoint: Endpoint, call: ApiCall): string {
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

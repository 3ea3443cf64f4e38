import type { Readable } from 'node:stream';
import type { Access, Call, CallAnswer, CallRequest } from '@freely/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SessionUser } from '../sessions/sessions.ts';
import { authenticate } from './authenticate.ts';
import { parseInput } from './parse-input.ts';
import { readForm } from './read-form.ts';
import { asVisitor, isRecorded } from './record-visit.ts';
import { sendFile } from './send-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionUser: SessionUser | null;
  }
}

/** The caller: always there, except on a public call, where nobody is asked who they are. */
type Caller<A extends Access> = 'public' extends A ? null : SessionUser;

interface HandlerInput<C extends Call> extends CallRequest<C> {
  user: Caller<C['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What is a file outside is read as it is sent, and never in memory as a whole. */
type Answer<C extends Call> = [CallAnswer<C>] extends [Blob] ? Readable : CallAnswer<C>;

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<Answer<C>>;

/**
 * Serves a call of the contract. In this order (D57): who is calling and with which role, then
 * parameters, query and body, then the handler. What it answers leaves through the contract's own
 * schema, so a field that the contract does not name cannot leak.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    // Before the body is even read.
    onRequest: async (request) => {
      if (call.access !== 'public') {
        request.sessionUser = await authenticate(app.deps.db, request, call.access);
      }
    },
    handler: async (request, reply) => {
      const { sessionUser: user } = request;
      const params = call.params && parseInput(call.params, request.params);
      const query = call.query && parseInput(call.query, request.query);
      const body = call.body && parseInput(call.body, await bodyOf(call, request));
      const input = { params, query, body, user, request, reply } as HandlerInput<C>;
      const answer =
        user === null || user.impersonatorId === null || !isRecorded(call)
          ? await handler(input)
          : await asVisitor(app.deps.db, { user, call, params, body }, () => handler(input));

      if (call.file !== null) return sendFile(reply, call.file, answer as Readable);

      return v.parse(call.answer, answer);
    },
  });
}

async function bodyOf({ isForm }: Call, request: FastifyRequest): Promise<unknown> {
  return isForm ? readForm(request) : (request.body ?? {});
}

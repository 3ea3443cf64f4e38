import type { Readable } from 'node:stream';
import type { Access, Call, CallRequest, CallResponse } from '@freely/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  type Confirmation,
  languageOf,
  type Unworded,
  wordConfirmation,
} from '../messages/index.ts';
import type { SessionUser } from '../sessions/index.ts';
import { auditImpersonation, isAudited } from './audit-impersonation.ts';
import { authenticate } from './authenticate.ts';
import { noteChange } from './note-change.ts';
import { requireOwner } from './ownership.ts';
import { parseInput, parseParams } from './parse-input.ts';
import { readForm } from './read-form.ts';
import { requireRecentLogin } from './require-recent-login.ts';
import { requireRight } from './require-right.ts';
import { sendFile } from './send-file.ts';

declare module 'fastify' {
  interface FastifyRequest {
    sessionUser: SessionUser | null;
  }
}

/** The caller. Null on a public call, which is not authenticated. */
type Caller<A extends Access> = 'public' extends A ? null : SessionUser;

export interface HandlerInput<C extends Call> extends CallRequest<C> {
  user: Caller<C['access']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A file is streamed, so it is never in memory as a whole. */
export type HandlerResult<C extends Call> = [CallResponse<C>] extends [Blob]
  ? Readable
  : Unworded<CallResponse<C>>;

export type Handler<C extends Call> = (input: HandlerInput<C>) => Promise<HandlerResult<C>>;

/**
 * Serves a call of the contract. The order (D57): authentication and role, then validation of
 * params, query and body, then whose the named objects are, then the handler. Its result is parsed with the contract's own schema, so
 * a field that is not in the contract cannot leak.
 */
export function serve<C extends Call>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    // Before the body is read.
    onRequest: async (request) => {
      if (call.access !== 'public') {
        request.sessionUser = await authenticate(app.deps.db, request, call);
        await requireRight(app.deps.db, request.sessionUser, call);
      }
    },
    handler: async (request, reply) => {
      const { sessionUser: user } = request;
      const params = call.params && parseParams(call.params, request.params);
      const query = call.query && parseInput(call.query, request.query);
      const body = call.body && parseInput(call.body, await bodyOf(call, request));
      const input = { params, query, body, user, request, reply } as HandlerInput<C>;
      requireRecentLogin(call, user, body);
      const handle = async () => {
        await requireOwner(app, call, user, { params, body });

        return handler(input);
      };
      const result = await noteChange(app, call, user, () =>
        user === null || user.impersonatorId === null || !isAudited(call)
          ? handle()
          : auditImpersonation(app.deps.db, { user, call, params, body }, handle),
      );

      if (call.file !== null) return sendFile(reply, call.file, result as Readable);

      return v.parse(call.response, worded(result, request));
    },
  });
}

function worded(result: unknown, { headers }: FastifyRequest): unknown {
  const { message } = (result ?? {}) as { message?: Confirmation };

  return message === undefined
    ? result
    : {
        ...(result as object),
        message: wordConfirmation(message, languageOf(headers['accept-language'])),
      };
}

/** No body counts as an empty object. A body of `null` is refused, like every other that is no object. */
async function bodyOf({ isForm }: Call, request: FastifyRequest): Promise<unknown> {
  if (isForm) return readForm(request);

  return request.body === undefined ? {} : request.body;
}

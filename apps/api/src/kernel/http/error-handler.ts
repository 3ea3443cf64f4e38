// The one place that turns an error into a response (D57). It hides unexpected errors.
import { type ErrorCode, errorStatus, type FieldErrors } from '@freely/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  codeOf,
  constraintOf,
  isSlotTaken,
  isUnreachable,
} from '../../infrastructure/database/index.ts';
import { StoreOutage } from '../../infrastructure/files/index.ts';
import { AppError, type FieldMessages } from '../errors/index.ts';
import { languageOf, wordError } from '../messages/index.ts';

/** When clients may try again, if the database or the store of files fails. */
const OUTAGE_SECONDS = 5;
/** Text with a NUL character, which PostgreSQL cannot store. */
const invalidText = ['22021', '22P05'];

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not_found', 'calls.notFound'), request, reply),
  );
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (appError.code === 'unexpected' || appError.code === 'unavailable') {
    request.log.error({ err: error, id: request.id }, 'call failed');
  }
  const { retryAfter, totalAmount, bookings, replacedBy } = appError.extra;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  if (appError.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');

  const language = languageOf(request.headers['accept-language']);

  return reply.code(errorStatus[appError.code]).send({
    message: wordError(appError.text, language),
    code: appError.code,
    ...(appError.fields ? { errors: wordFields(appError.fields, language) } : {}),
    ...(totalAmount === undefined ? {} : { total_amount: totalAmount }),
    ...(bookings ? { bookings } : {}),
    ...(replacedBy === undefined ? {} : { replaced_by: replacedBy }),
  });
}

const wordFields = (fields: FieldMessages, language: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [
      name,
      messages.map((message) => (message === '' ? '' : wordError(message, language))),
    ]),
  );

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;

  if (isSlotTaken(error)) {
    return new AppError('slot_taken', 'availability.justTaken');
  }
  // The session ended with the account, while the request was under way.
  if (constraintOf(error) === 'account_is_not_erased') {
    return new AppError('unauthenticated', 'access.loggedOut');
  }
  if (invalidText.includes(codeOf(error) ?? '')) {
    return new AppError('invalid', 'fields.plainText');
  }
  if (isUnreachable(error) || error instanceof StoreOutage) {
    return new AppError('unavailable', 'calls.unavailable', undefined, {
      retryAfter: OUTAGE_SECONDS,
    });
  }
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status === 413) return new AppError('payload_too_large', 'calls.tooLarge');
  if (status >= 400 && status < 500) {
    return new AppError(codeOfStatus(status), 'calls.unreadable');
  }

  return new AppError('unexpected', 'calls.unexpected');
}

/** Fastify's own errors: unparsable JSON, a wrong content type, a malformed URL. */
function codeOfStatus(status: number): ErrorCode {
  return status === 404 ? 'not_found' : 'bad_request';
}

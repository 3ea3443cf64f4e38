// The one place that turns an error into a response (D57). It hides unexpected errors.
import { type ErrorCode, errorStatus } from '@freely/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, constraintOf, isUnreachable } from '../../infrastructure/database/index.ts';
import { StoreOutage } from '../../infrastructure/files/index.ts';
import { AppError } from '../errors/index.ts';

/** When clients may try again, if the database or the store of files fails. */
const OUTAGE_SECONDS = 5;
const exclusionViolation = '23P01';
/** Text with a NUL character, which PostgreSQL cannot store. */
const invalidText = ['22021', '22P05'];

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('not_found', 'Not found'), request, reply),
  );
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (appError.code === 'unexpected' || appError.code === 'unavailable') {
    request.log.error({ err: error, id: request.id }, 'call failed');
  }
  const { retryAfter, totalAmount, bookings } = appError.extra;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  if (appError.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');

  return reply.code(errorStatus[appError.code]).send({
    message: appError.message,
    code: appError.code,
    ...(appError.fields ? { errors: appError.fields } : {}),
    ...(totalAmount === undefined ? {} : { total_amount: totalAmount }),
    ...(bookings ? { bookings } : {}),
  });
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;

  if (codeOf(error) === exclusionViolation && constraintOf(error) === 'bookings_no_overlap') {
    return new AppError(
      'slot_taken',
      'Sorry, this time has just been taken. Please choose another.',
    );
  }
  // The session ended with the account, while the request was under way.
  if (constraintOf(error) === 'account_is_not_erased') {
    return new AppError('unauthenticated', 'You must log in to continue');
  }
  if (invalidText.includes(codeOf(error) ?? '')) {
    return new AppError('invalid', 'Please use letters, numbers and punctuation only');
  }
  if (isUnreachable(error) || error instanceof StoreOutage) {
    return new AppError(
      'unavailable',
      'We are temporarily unavailable. Please try again.',
      undefined,
      { retryAfter: OUTAGE_SECONDS },
    );
  }
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status === 413) return new AppError('payload_too_large', 'This is too large to send.');
  if (status >= 400 && status < 500) {
    return new AppError(codeOfStatus(status), 'This request cannot be read.');
  }

  return new AppError('unexpected', 'Something went wrong. Please try again.');
}

/** Fastify's own errors: unparsable JSON, a wrong content type, a malformed URL. */
function codeOfStatus(status: number): ErrorCode {
  return status === 404 ? 'not_found' : 'bad_request';
}

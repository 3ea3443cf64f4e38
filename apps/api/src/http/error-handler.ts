// One place that decides how a failure leaves the house (D57), and that hides the unexpected.
import { type ErrorCode, errorStatus } from '@freely/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, constraintOf, isUnreachable } from '../database/errors.ts';
import { AppError } from './app-error.ts';

const exclusionViolation = '23P01';
/** Text with a NUL character, which PostgreSQL cannot store. */
const unstorableText = ['22021', '22P05'];

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    answerError(new AppError('not_found', 'Not found'), request, reply),
  );
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = asAppError(error);
  if (known.code === 'unexpected' || known.code === 'unavailable') {
    request.log.error({ err: error, id: request.id }, 'call failed');
  }
  const { retryAfter, totalAmount, bookings } = known.extra;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.ceil(retryAfter)));
  if (known.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');

  return reply.code(errorStatus[known.code]).send({
    message: known.message,
    code: known.code,
    ...(known.fields ? { errors: known.fields } : {}),
    ...(totalAmount === undefined ? {} : { total_amount: totalAmount }),
    ...(bookings ? { bookings } : {}),
  });
}

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;

  if (codeOf(error) === exclusionViolation && constraintOf(error) === 'bookings_no_overlap') {
    return new AppError(
      'slot_taken',
      'Sorry, this time has just been taken. Please choose another.',
    );
  }
  if (unstorableText.includes(codeOf(error) ?? '')) {
    return new AppError('invalid', 'Please use letters, numbers and punctuation only');
  }
  if (isUnreachable(error)) {
    return new AppError('unavailable', 'Freely is not available for a moment. Please try again.');
  }
  const status = (error as Partial<FastifyError> | null)?.statusCode ?? 500;
  if (status === 413) return new AppError('payload_too_large', 'This is too large to be sent.');
  if (status >= 400 && status < 500) {
    return new AppError(codeOfStatus(status), 'This request cannot be read.');
  }

  return new AppError('unexpected', 'Something went wrong. Please try again.');
}

/** Fastify's own refusals: unparsable JSON, a wrong content type, a broken address. */
function codeOfStatus(status: number): ErrorCode {
  return status === 404 ? 'not_found' : 'bad_request';
}

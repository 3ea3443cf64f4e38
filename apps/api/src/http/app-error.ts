import type { BookingInTheWay, ErrorCode, FieldErrors } from '@freely/api-client/contract';

/** What goes into the answer beside the message (D57). */
export interface ErrorExtra {
  /** Pounds: the total as the server sees it, with `price_changed` (D20). */
  totalAmount?: number | undefined;
  /** Seconds, with `too_many_requests`. */
  retryAfter?: number | undefined;
  /** With time off that cannot be taken (D54). */
  bookings?: BookingInTheWay[] | undefined;
}

/** Thrown by services; one handler turns it into an answer. The message is for the person. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly extra: ErrorExtra;

  constructor(code: ErrorCode, message: string, fields?: FieldErrors, extra: ErrorExtra = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.extra = extra;
  }
}

/** D39: what is not the caller's does not exist for the caller. */
export const notFound = (message = 'Not found') => new AppError('not_found', message);

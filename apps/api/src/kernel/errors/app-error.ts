import type { ConflictingBooking, ErrorCode, FieldErrors } from '@freely/api-client/contract';

/** What the response contains besides the message (D57). */
export interface ErrorExtra {
  /** Pounds: the total as the server sees it, with `price_changed` (D20). */
  totalAmount?: number | undefined;
  /** Seconds, with `too_many_requests`. */
  retryAfter?: number | undefined;
  /** The bookings that prevent a time off (D54). */
  bookings?: ConflictingBooking[] | undefined;
}

/** Thrown by services; one handler turns it into a response. The message is for the user. */
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

/** D39: another user's object does not exist for the caller. */
export const notFound = (message = 'Not found') => new AppError('not_found', message);

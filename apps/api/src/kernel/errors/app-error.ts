import type { ConflictingBooking, ErrorCode } from '@freely/api-client/contract';
import { type ErrorMessage, marketLanguage, wordError } from '../messages/index.ts';

/** What the response contains besides the message (D57). */
export interface ErrorExtra {
  /** Pounds: the total as the server sees it, with `price_changed` (D20). */
  totalAmount?: number | undefined;
  /** Seconds, with `too_many_requests`. */
  retryAfter?: number | undefined;
  /** The bookings that prevent a time off (D54) or the move of a salon (D95). */
  bookings?: ConflictingBooking[] | undefined;
  /** The booking that has taken the place of the one that is not found (D70). */
  replacedBy?: number | undefined;
}

/** Field name → what is wrong with it. `''` marks a field without a message of its own. */
export type FieldMessages = Record<string, (ErrorMessage | '')[]>;

/**
 * Thrown by services with what went wrong, not worded yet; one handler turns it into a response. Its own
 * `message` is for operators and logs.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly text: ErrorMessage;
  readonly fields: FieldMessages | undefined;
  readonly extra: ErrorExtra;

  constructor(code: ErrorCode, text: ErrorMessage, fields?: FieldMessages, extra: ErrorExtra = {}) {
    super(wordError(text, marketLanguage));
    this.code = code;
    this.text = text;
    this.fields = fields;
    this.extra = extra;
  }
}

/** D39: another user's object does not exist for the caller. */
export const notFound = (text: ErrorMessage = 'calls.notFound') => new AppError('not_found', text);

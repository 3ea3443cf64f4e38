import type { ConflictingBooking, ErrorCode, FieldErrors } from '../contract/errors.ts';
import { clientMessages } from './client-messages.ts';

/** Thrown for every call that does not succeed. `status` is 0 when there was no response. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline' | 'bad_answer';
  /** Field name → messages, for forms. */
  readonly fields: FieldErrors;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;
  /** With `price_changed`: the total as the server sees it, in pounds (D20). */
  readonly totalAmount: number | null;
  /** When time off (D54) or the move of a salon (D95) is refused: the bookings that conflict with it. */
  readonly bookings: readonly ConflictingBooking[];
  /** When a hold is gone because its customer chose another time: the booking that they have instead (D70). */
  readonly replacedBy?: number;

  constructor(
    message: string,
    parts: {
      status: number;
      code: ApiError['code'];
      fields?: FieldErrors | undefined;
      retryAfter?: number | null;
      totalAmount?: number | null | undefined;
      bookings?: ConflictingBooking[] | undefined;
      replacedBy?: number | undefined;
    },
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.fields = parts.fields ?? {};
    this.retryAfter = parts.retryAfter ?? null;
    this.totalAmount = parts.totalAmount ?? null;
    this.bookings = parts.bookings ?? [];
    if (parts.replacedBy !== undefined) this.replacedBy = parts.replacedBy;
  }
}

/** The error of a call that got no response. */
export function unreachable(): ApiError {
  return new ApiError(clientMessages().offline, { status: 0, code: 'offline' });
}

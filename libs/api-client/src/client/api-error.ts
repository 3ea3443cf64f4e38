import type { BookingInTheWay, ErrorCode, FieldErrors } from '../contract/errors.ts';

/** Thrown for every call that does not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'offline' | 'bad_answer';
  /** Field name → messages, for forms. */
  readonly fields: FieldErrors;
  /** Seconds to wait, when the server said so. */
  readonly retryAfter: number | null;
  /** With `price_changed`: the total as the server sees it, in pounds (D20). */
  readonly totalAmount: number | null;
  /** With time off that cannot be taken: the bookings in the way (D54). */
  readonly bookings: readonly BookingInTheWay[];

  constructor(
    message: string,
    parts: {
      status: number;
      code: ApiError['code'];
      fields?: FieldErrors | undefined;
      retryAfter?: number | null;
      totalAmount?: number | null | undefined;
      bookings?: BookingInTheWay[] | undefined;
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
  }
}

/** For a call that nobody answered. */
export function unreachable(): ApiError {
  return new ApiError('We could not reach Freely. Please check your connection and try again.', {
    status: 0,
    code: 'offline',
  });
}

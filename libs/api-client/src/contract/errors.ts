import * as v from 'valibot';

/** Stable names of what can go wrong; each maps to one HTTP status (D57). */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  slot_taken: 409,
  price_changed: 409,
  wrong_state: 409,
  idempotency_mismatch: 409,
  payload_too_large: 413,
  invalid: 422,
  too_many_requests: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Field name → its messages. */
export type FieldErrors = Record<string, string[]>;

/** A booking that keeps something else from being done. */
export const BookingInTheWay = v.object({
  id: v.number(),
  /** London day, and wall times as `HH:mm:ss`. */
  date: v.string(),
  start_time: v.string(),
  end_time: v.string(),
});
export type BookingInTheWay = v.InferOutput<typeof BookingInTheWay>;

/** The body of every answer that is not a success. */
export const ErrorAnswer = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** With `price_changed`: the total as the server sees it now, in pounds (D20). */
  total_amount: v.optional(v.number()),
  /** With time off that cannot be taken: the bookings in the way (D54). */
  bookings: v.optional(v.array(BookingInTheWay)),
});
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;

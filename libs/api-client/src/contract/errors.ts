import * as v from 'valibot';

/** Stable error codes; each maps to one HTTP status (D57). */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  reauthentication_required: 403,
  second_factor_required: 403,
  not_found: 404,
  conflict: 409,
  slot_taken: 409,
  price_changed: 409,
  wrong_state: 409,
  patch_test_required: 409,
  patch_test_reaction: 409,
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

/** A booking that conflicts with the requested change. */
export const ConflictingBooking = v.object({
  id: v.number(),
  /** London day, and wall times as `HH:mm:ss`. */
  date: v.string(),
  start_time: v.string(),
  end_time: v.string(),
});
export type ConflictingBooking = v.InferOutput<typeof ConflictingBooking>;

/** One that is not paid, which the practitioner cannot open. */
const ConflictingHold = v.object({
  ...ConflictingBooking.entries,
  /** When it ends, as a date-time. */
  held_until: v.string(),
});

/** The body of every response that is not a success. */
export const ErrorResponse = v.object({
  message: v.string(),
  code: v.optional(v.string()),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** With `price_changed`: the total as the server sees it now, in pounds (D20). */
  total_amount: v.optional(v.number()),
  /** When time off (D54) or the move of a salon (D95) is refused: the bookings that conflict with it. */
  bookings: v.optional(v.array(v.union([ConflictingHold, ConflictingBooking]))),
  /** With the 404 of a hold that its customer moved to another time: the booking that they have instead (D70). */
  replaced_by: v.optional(v.number()),
});
export type ErrorResponse = v.InferOutput<typeof ErrorResponse>;

import { types } from 'node:util';
import { DatabaseError } from 'pg';

/** The SQLSTATE of a database error, else undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** The constraint that rejected a row, else undefined. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

const exclusionViolation = '23P01';

/** Two bookings of one practitioner would overlap, the roads to them included. */
export function isSlotTaken(error: unknown): boolean {
  return codeOf(error) === exclusionViolation && constraintOf(error) === 'bookings_no_overlap';
}

/** A migration has changed what a prepared statement returns. It only has to be prepared again. */
export function isOutdatedPlan(error: unknown): boolean {
  // The message is in the language of the server.
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery';
}

/**
 * Class 08: connection errors. 53: no memory, disk or connection left. 57P0x: the server stops or
 * starts. 58: its files fail. 25006: it is a read-only copy, during a failover.
 */
const OUTAGE = /^(?:08|53|58|57P0|25006)/;

/** True when the database could not be reached, or fails itself: the request is not at fault. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code) return OUTAGE.test(code);
  // Not by `instanceof`: those of sockets are of another realm where tests run.
  if (!types.isNativeError(error)) return false;
  const network = (error as NodeJS.ErrnoException).code;

  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].includes(network ?? '') ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}

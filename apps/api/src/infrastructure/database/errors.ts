import { DatabaseError } from 'pg';

/** The SQLSTATE of a database error, else undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** The constraint that rejected a row, else undefined. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** True when the database could not be reached at all: the request itself is not at fault. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  // Class 08: connection errors. 57P0x: the server stops or starts. 53300: too many connections.
  if (code) return code.startsWith('08') || code.startsWith('57P0') || code === '53300';
  if (!(error instanceof Error)) return false;
  const network = (error as NodeJS.ErrnoException).code;

  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].includes(network ?? '') ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}

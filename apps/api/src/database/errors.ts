import { DatabaseError } from 'pg';

/** The SQLSTATE of a database error, else undefined. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** The constraint that refused a row, else undefined. */
export function constraintOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.constraint : undefined;
}

/** True when the database could not be asked at all, which is nobody's mistake in this call. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  // Class 08 is connections, 57P0x a server that stops or starts, 53300 no connection left.
  if (code) return code.startsWith('08') || code.startsWith('57P0') || code === '53300';
  if (!(error instanceof Error)) return false;
  const network = (error as NodeJS.ErrnoException).code;

  return (
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'].includes(network ?? '') ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}

import { AppError } from '../../kernel/errors/index.ts';

/** @throws when the header is present but invalid. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new AppError('invalid', 'checkout.idempotencyKey');
}

import { londonDay } from '@freely/domain/london-time';
import { AppError } from '../../kernel/errors/index.ts';

/** Refuses a start date in the future. @throws {AppError} on the field. */
export function requireStartNotInFuture(startWorkingDate: string): void {
  if (startWorkingDate <= londonDay(new Date())) return;
  const message = 'onboarding.startInFuture';
  throw new AppError('invalid', message, { start_working_date: [message] });
}

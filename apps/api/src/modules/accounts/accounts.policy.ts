import { addMonths, type Day } from '@freely/domain/london-time';
import { AppError } from '../../http/app-error.ts';
import type { SessionUser } from '../../sessions/sessions.ts';

const eighteenYears = 18 * 12;

/** D45: the market is for people over 18. Both are London days. */
export function isAdult(birthday: Day, today: Day): boolean {
  return addMonths(birthday, eighteenYears) <= today;
}

/** D34: what an admin who is logged in as a user must leave to the user. */
export function refuseVisitor({ impersonatorId }: SessionUser): void {
  if (impersonatorId !== null) {
    throw new AppError('forbidden', 'Not while you are logged in as another user');
  }
}

import { AppError } from '../../http/app-error.ts';

/** Each holds a connection while it is read, so a few admins must not take them all. */
const most = 3;
let underWay = 0;

/** Takes a place among the downloads of this process; call what it answers, once, to leave it. */
export function takeTurn(): () => void {
  if (underWay >= most) {
    throw new AppError(
      'too_many_requests',
      'Other downloads are under way. Please try again in a moment.',
      undefined,
      { retryAfter: 5 },
    );
  }
  underWay += 1;

  return () => {
    underWay -= 1;
  };
}

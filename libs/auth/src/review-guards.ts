import { ApiError, send } from '@freely/api-client/client';
import { booking } from '@freely/api-client/contract';
// By its public name: that copy is shared by the shell and all remotes.
import { authMessage, type Guard, refuse, sessionStore } from '@freely/auth';
import type { LoaderFunctionArgs } from '@freely/router';

type Refusal = Parameters<typeof authMessage>[0] & `review.${string}`;

/**
 * The review guard of a booking: lets through `…/:booking_id` if the booking is completed and may
 * still be reviewed. Put it after `loginRequired` and `customerOnly`.
 */
export const bookingReviewRequired: Guard = (args) =>
  orRefuse(args, { 404: 'review.notFound' }, CUSTOMER, async () => {
    const id = args.params.booking_id;
    if (!id || !/^\d+$/.test(id)) return 'review.broken';

    const found = await send(booking, { params: { id } }, { signal: args.request.signal });
    const { review, booking_status, practitioner_id } = found;
    // Of their own work nobody leaves a review, in whatever state the booking will be.
    if (practitioner_id === sessionStore.getState().user?.user_id) return 'review.notFound';
    if (review) return null;

    if (booking_status !== 'completed') return 'review.status';
    const { isTooEarly } = await import('./review-time.ts');

    return isTooEarly(found) ? 'review.early' : 'review.done';
  });

/**
 * The review guard of an invitation: lets through `…/:token` if it was not used yet.
 *
 * @param find looks up a token on the server: `review` says whether a review may be left
 */
export function invitedReviewRequired(
  find: (token: string, signal: AbortSignal) => Promise<{ review: boolean }>,
): Guard {
  return (args) =>
    orRefuse(args, { 400: 'review.invalidToken', 404: 'review.invalidToken' }, '/', async () => {
      const { token } = args.params;
      if (!token) return 'review.broken';

      return (await find(token, args.request.signal)).review ? null : 'review.doneByLink';
    });
}

const CUSTOMER = '/customer';

/** Refuses with a toast. `byStatus` maps HTTP statuses to messages that replace the server's. */
async function orRefuse(
  args: LoaderFunctionArgs,
  byStatus: Readonly<Record<number, Refusal>>,
  fallback: string,
  check: () => Promise<Refusal | null>,
): Promise<Response | undefined> {
  const refuseWith = (title: string) => refuse(args, { tone: 'warning', title }, fallback);
  try {
    const refusal = await check();

    return refusal === null ? undefined : refuseWith(authMessage(refusal));
  } catch (error) {
    if (args.request.signal.aborted || !(error instanceof ApiError)) throw error;
    const known = byStatus[error.status];

    return refuseWith(known ? authMessage(known) : error.message);
  }
}

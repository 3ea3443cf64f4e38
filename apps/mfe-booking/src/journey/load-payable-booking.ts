import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking } from '@freely/api-client/contract';
import { lastPage, wantedPath } from '@freely/auth';
import { notify } from '@freely/federation';
import { type LoaderFunctionArgs, replace } from '@freely/router';
import { forgetBooking } from './journey-store.ts';
import { paths } from './paths.ts';
import { type PaymentRefusal, refusalOf } from './payment-refusal.ts';
import { say } from './words.ts';

/** The pay guard: a booking that may be paid, or a notice and the way back. */
export async function loadPayableBooking(args: LoaderFunctionArgs): Promise<Booking | Response> {
  const id = Number(args.params.id);
  try {
    const found = await send(
      booking,
      { params: { id: String(id) } },
      { signal: args.request.signal },
    );
    const refusal = refusalOf(found);

    return refusal ? refuse(args, refusal) : found;
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    if (error instanceof ApiError && error.status === 404) {
      return refuse(args, 'deleted');
    }
    notify({
      tone: 'warning',
      title: error instanceof ApiError ? error.message : say('payGuard.failed'),
    });

    return goBack(args);
  }
}

function refuse(args: LoaderFunctionArgs, refusal: PaymentRefusal): Response {
  // It is over with this booking: the same choice must be able to make a new one.
  forgetBooking(Number(args.params.id));
  notify({ tone: 'warning', title: say(`payGuard.${refusal}`) });

  return goBack(args);
}

/** The page that is still on screen; who came by a link has none, and starts at their dashboard. */
function goBack(args: LoaderFunctionArgs): Response {
  const stay = lastPage();

  return replace(stay === null || stay === wantedPath(args) ? paths.customer : stay);
}

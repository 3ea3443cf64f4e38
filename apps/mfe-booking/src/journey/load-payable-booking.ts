import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking } from '@freely/api-client/contract';
import { lastPage, wantedPath } from '@freely/auth';
import { type LoaderFunctionArgs, replace } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { clearBooking } from './journey-store.ts';
import { paths } from './paths.ts';
import { type PaymentRefusal, refusalOf } from './payment-refusal.ts';
import { say } from './words.ts';

/** The pay guard: loads a booking that can be paid, or shows a toast and goes back. */
export async function loadPayableBooking(args: LoaderFunctionArgs): Promise<Booking | Response> {
  const id = Number(args.params.id);
  try {
    const loaded = await send(
      booking,
      { params: { id: String(id) } },
      { signal: args.request.signal },
    );
    const refusal = refusalOf(loaded);

    return refusal ? refuse(args, refusal) : loaded;
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    if (error instanceof ApiError && error.status === 404) {
      return refuse(args, 'deleted');
    }
    showToast({
      tone: 'warning',
      title: error instanceof ApiError ? error.message : say('payGuard.failed'),
    });

    return goBack(args);
  }
}

function refuse(args: LoaderFunctionArgs, refusal: PaymentRefusal): Response {
  // This booking can no longer be paid, so the same draft must be able to create a new one.
  clearBooking(Number(args.params.id));
  showToast({ tone: 'warning', title: say(`payGuard.${refusal}`) });

  return goBack(args);
}

/** Back to the page on screen, or to the dashboard when the URL was opened directly. */
function goBack(args: LoaderFunctionArgs): Response {
  const current = lastPage();

  return replace(current === null || current === wantedPath(args) ? paths.customer : current);
}

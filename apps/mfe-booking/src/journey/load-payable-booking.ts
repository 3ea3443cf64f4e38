import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking } from '@freely/api-client/contract';
import { lastPage, wantedPath } from '@freely/auth';
import { getI18n } from '@freely/i18n';
import { type LoaderFunctionArgs, redirect, replace } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { loadMessages } from '../messages.ts';
import { clearBooking } from './journey-store.ts';
import { isOwnPractice } from './own-practice.ts';
import { customerBookingHref, isCreating, paymentHref, practitionerBookingHref } from './paths.ts';
import { type PaymentRefusal, refusalOf } from './payment-refusal.ts';

/** The pay guard: loads a booking that can be paid, or shows a toast and goes back. */
export async function loadPayableBooking(args: LoaderFunctionArgs): Promise<Booking | Response> {
  const id = Number(args.params.id);
  try {
    const loaded = await send(
      booking,
      { params: { id: String(id) } },
      { signal: args.request.signal },
    );
    if (isOwnPractice(loaded)) return replace(practitionerBookingHref(id));
    const refusal = refusalOf(loaded);

    return refusal ? await refuse(args, await wordsOf(refusal)) : loaded;
  } catch (error) {
    if (args.request.signal.aborted) throw error;
    // Deleted for lack of payment, or never there: the server knows which, and says so (D78).
    if (error instanceof ApiError && error.status === 404) {
      return refuse(args, error.message, error.replacedBy);
    }
    // The end of the session is told by the shell, once.
    if (error instanceof ApiError && error.status === 401) return redirect(siteMap.login);
    await loadMessages('booking/checkout');
    showToast({
      tone: 'warning',
      title:
        error instanceof ApiError
          ? error.message
          : getI18n().t('payGuard.failed', { ns: 'booking/checkout' }),
    });

    return goBack(args);
  }
}

async function wordsOf(refusal: PaymentRefusal): Promise<string> {
  await loadMessages('booking/checkout');

  return getI18n().t(`payGuard.${refusal}`, { ns: 'booking/checkout' });
}

function refuse(args: LoaderFunctionArgs, title: string, replacedBy?: number): Response {
  // This booking can no longer be paid, so the same draft must be able to create a new one.
  clearBooking(Number(args.params.id));
  showToast({ tone: replacedBy === undefined ? 'warning' : 'info', title });

  // One that was moved is paid under its new id.
  return replacedBy === undefined ? goBack(args) : replace(paymentHref(replacedBy));
}

/**
 * Back to the page on screen. When the URL was opened directly, to the booking in the list, which says for
 * good what the notification says for a moment. The same after a page that created the booking: it has
 * nothing more to do.
 */
function goBack(args: LoaderFunctionArgs): Response {
  const current = lastPage();

  return replace(
    current === null || current === wantedPath(args) || isCreating(current)
      ? customerBookingHref(Number(args.params.id))
      : current,
  );
}

import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking } from '@freely/api-client/contract';
import { refuse } from '@freely/auth';
import { getI18n } from '@freely/i18n';
import { type LoaderFunctionArgs, redirect } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import { loadMessages } from '../messages.ts';
import { isOwnPractice } from './own-practice.ts';
import { paths, practitionerBookingHref, servicesSearchHref } from './paths.ts';
import { isRebookFlow } from './rebook-flow.ts';
import { searchFromBooking } from './search-from-booking.ts';

/** Loads the booking to be repeated, or shows a toast and goes back. */
export async function loadRebooking(args: LoaderFunctionArgs): Promise<Booking | Response> {
  const { booking_id: id = '', booking_flow } = args.params;
  const refuseWith = (title: string) => refuse(args, { tone: 'warning', title }, paths.customer);
  const refuseBy = async (key: 'broken' | 'notFound') => {
    await loadMessages('booking/rebook');

    return refuseWith(getI18n().t(key, { ns: 'booking/rebook' }));
  };
  if (!/^\d+$/.test(id) || !isRebookFlow(booking_flow)) return refuseBy('broken');

  try {
    const loaded = await send(booking, { params: { id } }, { signal: args.request.signal });

    if (isOwnPractice(loaded)) return redirect(practitionerBookingHref(loaded.id));

    // Without a place that may be shared (D39), the customer has to search again.
    return searchFromBooking(loaded) ? loaded : redirect(servicesSearchHref());
  } catch (error) {
    if (args.request.signal.aborted || !(error instanceof ApiError)) throw error;

    // The end of the session is told by the shell, once.
    if (error.status === 401) return redirect(siteMap.login);

    return error.status === 404 ? refuseBy('notFound') : refuseWith(error.message);
  }
}

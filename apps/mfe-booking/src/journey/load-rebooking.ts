import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking } from '@freely/api-client/contract';
import { refuse } from '@freely/auth';
import { type LoaderFunctionArgs, redirect } from '@freely/router';
import { paths, servicesSearchHref } from './paths.ts';
import { isRebookFlow } from './rebook-flow.ts';
import { searchFromBooking } from './search-from-booking.ts';
import { say } from './words.ts';

/** Loads the booking to be repeated, or shows a toast and goes back. */
export async function loadRebooking(args: LoaderFunctionArgs): Promise<Booking | Response> {
  const { booking_id: id = '', booking_flow } = args.params;
  const refuseWith = (title: string) => refuse(args, { tone: 'warning', title }, paths.customer);
  if (!/^\d+$/.test(id) || !isRebookFlow(booking_flow)) return refuseWith(say('rebook.broken'));

  try {
    const loaded = await send(booking, { params: { id } }, { signal: args.request.signal });

    // If the salon's address was never shared (D39), the customer has to search again.
    return searchFromBooking(loaded) ? loaded : redirect(servicesSearchHref());
  } catch (error) {
    if (args.request.signal.aborted || !(error instanceof ApiError)) throw error;

    return refuseWith(error.status === 404 ? say('rebook.notFound') : error.message);
  }
}

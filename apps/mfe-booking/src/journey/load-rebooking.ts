import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking } from '@freely/api-client/contract';
import { refuse } from '@freely/auth';
import { type LoaderFunctionArgs, redirect } from '@freely/router';
import { paths, servicesSearchHref } from './paths.ts';
import { isRebookFlow } from './rebook-flow.ts';
import { searchOfBooking } from './search-of-booking.ts';
import { say } from './words.ts';

/** The booking to be made again, or a notice and the way back. */
export async function loadRebooking(args: LoaderFunctionArgs): Promise<Booking | Response> {
  const { booking_id: id = '', booking_flow } = args.params;
  const no = (title: string) => refuse(args, { tone: 'warning', title }, paths.customer);
  if (!/^\d+$/.test(id) || !isRebookFlow(booking_flow)) return no(say('rebook.broken'));

  try {
    const found = await send(booking, { params: { id } }, { signal: args.request.signal });

    // A salon whose address was never shared (D39) has to be searched for anew.
    return searchOfBooking(found) ? found : redirect(servicesSearchHref());
  } catch (error) {
    if (args.request.signal.aborted || !(error instanceof ApiError)) throw error;

    return no(error.status === 404 ? say('rebook.notFound') : error.message);
  }
}

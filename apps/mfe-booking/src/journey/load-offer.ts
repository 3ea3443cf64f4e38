import { send } from '@freely/api-client/client';
import { waitingList } from '@freely/api-client/contract';
import { type LoaderFunctionArgs, redirect } from '@freely/router';
import { paymentHref, waitingListHref } from './paths.ts';

/**
 * The link of the mail about a free time: straight to the checkout while it is held, else to the list, which
 * says what became of it. Somebody else's offer is none.
 */
export async function loadOffer({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const id = Number(params.booking_id);
  const { offers } = await send(waitingList, {}, { signal: request.signal });
  const isOpen = offers.some(({ booking_id, status }) => booking_id === id && status === 'open');

  return redirect(isOpen ? paymentHref(id) : waitingListHref(id));
}

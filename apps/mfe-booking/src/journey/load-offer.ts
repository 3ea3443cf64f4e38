import { send } from '@freely/api-client/client';
import { waitingList } from '@freely/api-client/contract';
import { type LoaderFunctionArgs, redirect } from '@freely/router';
import { isId, notFound } from '@freely/shell-sdk/not-found';
import { paymentHref, waitingListHref } from './paths.ts';

/**
 * The link of the mail about a free time: straight to the checkout while it is held, else to the list, which
 * says what became of it. Somebody else's offer is none.
 *
 * @throws a 404 when the address has no id
 */
export async function loadOffer({ params, request }: LoaderFunctionArgs): Promise<Response> {
  if (!isId(params.booking_id)) throw notFound();
  const id = Number(params.booking_id);
  const { offers } = await send(waitingList, {}, { signal: request.signal });
  const isOpen = offers.some(({ booking_id, status }) => booking_id === id && status === 'open');

  return redirect(isOpen ? paymentHref(id) : waitingListHref(id));
}

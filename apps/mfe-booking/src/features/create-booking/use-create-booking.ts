import { ApiError, send } from '@freely/api-client/client';
import { type Booking, createBooking } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { notify } from '@freely/federation';
import { type QueryClient, useMutation, useQueryClient } from '@freely/query';
import { useNavigate } from '@freely/router';
import { useEffect, useRef } from 'react';
import {
  attemptKey,
  bookingCreated,
  forgetAttempt,
  forgetTime,
  type PlannedBooking,
  priceChanged,
} from '../../journey/journey-store.ts';
import { loyaltyQuery } from '../../journey/loyalty-query.ts';
import { paymentHref } from '../../journey/paths.ts';
import { useWords } from '../../journey/words.ts';
import { priceDraft } from './price-draft.ts';

/** Creates the planned booking once, and leads on to payment or back to the choice. */
export function useCreateBooking(plan: PlannedBooking): void {
  const say = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const userId = useSession().user?.user_id;

  const { mutate } = useMutation({
    mutationFn: (planned: PlannedBooking) => create(client, planned, userId ?? 0),
    onSuccess: ({ booking_id }) => {
      bookingCreated(booking_id);
      navigate(paymentHref(booking_id), { replace: true });
    },
    onError: (error, { backTo }) => {
      const [title, text] = wordsFor(error);
      notify({ tone: 'warning', title, text });
      navigate(backTo, { replace: true });
    },
    // Settled, not success: a lost race also means that the times on show are stale.
    onSettled: (_booking, _error, { practitionerId }) =>
      client.invalidateQueries({ queryKey: ['practitioner', practitionerId] }),
  });

  function wordsFor(error: Error): [title: string, text?: string] {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    // No answer may mean a booking all the same: only then the key is kept.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forgetAttempt();
    if (code === 'slot_taken') {
      forgetTime(plan.practitionerId);
      return [say('createBooking.taken'), say('createBooking.takenText')];
    }
    if (code === 'price_changed') {
      priceChanged(error instanceof ApiError ? error.totalAmount : null);
      void client.invalidateQueries({ queryKey: ['booking', 'loyalty-scheme'] });
      return [say('createBooking.priceChanged')];
    }

    return [say('createBooking.failed'), error.message];
  }

  // Effects run twice in development; the same key would make it one booking all the same (D18).
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(plan);
  }, [plan, mutate]);
}

async function create(
  client: QueryClient,
  { draft, practitionerId }: PlannedBooking,
  userId: number,
): Promise<Booking> {
  const offer = await client.fetchQuery(loyaltyQuery(userId, practitionerId));
  const body = priceDraft(draft, offer);

  return send(createBooking, { body }, { idempotencyKey: attemptKey(body) });
}

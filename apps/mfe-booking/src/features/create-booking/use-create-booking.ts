import { ApiError, send } from '@freely/api-client/client';
import { type Booking, createBooking } from '@freely/api-client/contract';
import { useSession } from '@freely/auth';
import { useTranslation } from '@freely/i18n';
import { type QueryClient, useMutation, useQueryClient } from '@freely/query';
import { useNavigate } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { useEffect, useRef, useState } from 'react';
import type { PlannedBooking } from '../../journey/journey.ts';
import {
  attemptFor,
  bookingCreated,
  bookingRefused,
  clearAttempt,
  clearPaidBooking,
  clearTime,
  forgetAttempt,
  priceChanged,
  refusePostcode,
} from '../../journey/journey-store.ts';
import { loyaltyQuery } from '../../journey/loyalty-query.ts';
import { paymentHref, paymentSuccessHref } from '../../journey/paths.ts';
import { treatmentsRefused } from '../../slot-dialog/refused-treatments.ts';
import { priceDraft } from './price-draft.ts';
import { useBackToChoice } from './use-back-to-choice.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

/**
 * Creates the planned booking once, then goes to payment, if there is any, or back to the choice. Where the server wants a
 * patch test first, `create` books again with a time for it.
 */
export function useCreateBooking(plan: PlannedBooking) {
  const { t } = useTranslation('booking/create-booking');
  const client = useQueryClient();
  const navigate = useNavigate();
  const goBack = useBackToChoice();
  const isOnScreen = useIsOnScreen();
  const userId = useSession().user?.user_id;

  const [needsPatchTest, setNeedsPatchTest] = useState(false);
  const { mutate } = useMutation({
    mutationFn: (planned: PlannedBooking) => sendDraft(client, planned, userId ?? 0),
    onSuccess: ({ booking_id: id, paid }, { practitionerId }) => {
      bookingCreated(id);
      // With nothing to pay it is confirmed at once.
      if (paid) clearPaidBooking({ id, practitionerId });
      navigate(paid ? paymentSuccessHref(id) : paymentHref(id), { replace: true });
    },
    onError: (error, { backTo, draft }) => {
      if (error instanceof ApiError && error.code === 'patch_test_required') {
        clearAttempt();
        setNeedsPatchTest(true);
        return;
      }
      // Either of the two times may be gone: the times of the test are shown anew.
      if (error instanceof ApiError && error.code === 'slot_taken' && draft.patch_test) {
        clearAttempt();
        setNeedsPatchTest(true);
        const text = t('takenText');
        showToast({ tone: 'warning', title: t('taken'), text });
        return;
      }
      if (!isShownAtPostcode(error)) {
        const toast = toastFor(error);
        if (toast) showToast({ tone: 'warning', ...toast });
      }
      // Who has left meanwhile is not taken elsewhere.
      if (isOnScreen()) goBack(backTo);
    },
    // Settled, not success: after a lost race the displayed times are stale too.
    onSettled: (_booking, _error, { practitionerId }) =>
      client.invalidateQueries({ queryKey: ['practitioner', practitionerId] }),
  });

  function isShownAtPostcode(error: Error): boolean {
    const [message] = (error instanceof ApiError && error.fields['address.postcode']) || [];
    const postcode = plan.draft.address?.postcode;
    if (!message || !postcode) return false;
    clearAttempt();
    refusePostcode({ practitionerId: plan.practitionerId, postcode, message });

    return true;
  }

  /** Null: the dialog says it, and for good. */
  function toastFor(error: Error): { title: string; text?: string } | null {
    const code = error instanceof ApiError ? error.code : 'unexpected';
    // Without a response the booking may still exist, so the key is cleared only on a 4xx.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) clearAttempt();
    const isAboutStatus = error instanceof ApiError && error.fields.active !== undefined;
    const isNotTheirs = error instanceof ApiError && error.fields.replaces !== undefined;
    // What it was to move was paid in another tab, or is not theirs. Choosing the time once more is a booking of its own.
    if (isNotTheirs || (code === 'wrong_state' && !isAboutStatus)) forgetAttempt();
    if (code === 'slot_taken') {
      clearTime(plan.practitionerId);
      return { title: t('taken'), text: t('takenText') };
    }
    if (code === 'price_changed') {
      const total = error instanceof ApiError ? error.totalAmount : null;
      priceChanged(total === null ? null : { practitionerId: plan.practitionerId, total });
      void client.invalidateQueries({ queryKey: ['booking', 'loyalty-scheme'] });
      return { title: t('priceChanged') };
    }
    const isBlocked = code === 'patch_test_reaction';
    const title = t(isBlocked ? 'blocked' : 'failed');
    if (!(error instanceof ApiError)) return { title, text: error.message };
    const isAboutHolds = code === 'too_many_requests' || error.fields.start_time !== undefined;
    const { practitionerId, draft } = plan;
    const { message } = error;
    const refusal = { practitionerId, title, message, isAboutHolds, isAboutStatus };
    if (isBlocked) treatmentsRefused(refusal, draft.services_ids);
    else bookingRefused(refusal);

    return null;
  }

  // Effects run twice in development; the idempotency key would prevent a second booking (D18).
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    mutate(plan);
  }, [plan, mutate]);

  function create(planned: PlannedBooking) {
    setNeedsPatchTest(false);
    mutate(planned);
  }

  return { needsPatchTest, create };
}

async function sendDraft(
  client: QueryClient,
  { draft, practitionerId }: PlannedBooking,
  userId: number,
): Promise<Booking> {
  const offer = await client.fetchQuery(loyaltyQuery(userId, practitionerId));
  const body = priceDraft(draft, offer);

  const { key, replaces } = attemptFor(body);

  return send(
    createBooking,
    { body: replaces === undefined ? body : { ...body, replaces } },
    { idempotencyKey: key },
  );
}

import { ApiError, send } from '@freely/api-client/client';
import { type Booking, booking as bookingCall } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { useQueryClient } from '@freely/query';
import { useLocation, useNavigate } from '@freely/router';
import { type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { forgetBooking } from '../../journey/journey-store.ts';
import { paths, paymentSuccessHref } from '../../journey/paths.ts';
import { type PaymentRefusal, refusalOf } from '../../journey/payment-refusal.ts';
import { useWords } from '../../journey/words.ts';
import type { Details } from './details.schema.ts';
import type { PaymentOutcome, PayWithCard } from './pay-with-card.ts';
import { paymentIntentQuery } from './queries.ts';
import { reportConversion } from './report-conversion.ts';

/** Errors appear all at once; the eye is led to the first one when they have settled. */
const errorScrollDelay = 200;

interface ConfirmPaymentInput {
  booking: Booking;
  email: string;
  form: UseFormReturn<Details>;
  formElement: RefObject<HTMLFormElement | null>;
  saveNow: () => Promise<unknown>;
  card: PayWithCard | null;
}

/** Check, save, look at the booking once more, pay, go on. Each step may end it. */
export function useConfirmPayment(input: ConfirmPaymentInput) {
  const { booking, email, form, formElement, saveNow, card } = input;
  const say = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  function goBack() {
    if (key === 'default') navigate(paths.customer, { replace: true });
    else navigate(-1);
  }

  function refuse(refusal: PaymentRefusal): false {
    forgetBooking(booking.booking_id);
    notify({ tone: 'warning', title: say(`payGuard.${refusal}`) });
    goBack();

    return false;
  }

  function goToFirstError() {
    setTimeout(() => {
      const field = formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.scrollIntoView({ block: 'center' });
      field?.focus({ preventScroll: true });
    }, errorScrollDelay);
  }

  async function isFilledIn(): Promise<boolean> {
    let isFormRight = false;
    // Submitting, not only checking: from now on every edit is checked at once.
    await form.handleSubmit(() => {
      isFormRight = true;
    })();
    const isCardRight = card?.isComplete() ?? false;
    if (!isFormRight || !isCardRight) goToFirstError();

    return isFormRight && isCardRight;
  }

  /** The booking may have been paid in another tab, or let go meanwhile. */
  async function isStillPayable(): Promise<boolean> {
    try {
      const fresh = await send(bookingCall, { params: { id: String(booking.booking_id) } });
      const refusal = refusalOf(fresh);

      return refusal === null || refuse(refusal);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return refuse('deleted');
      throw error;
    }
  }

  function settle(outcome: PaymentOutcome): void {
    if (outcome.kind === 'incomplete') {
      goToFirstError();
      return;
    }
    if (outcome.kind === 'refused') {
      const { error } = outcome;
      if (card?.showError(error)) goToFirstError();
      else setProblem(error.message ?? say('pay.cardRefused'));
      return;
    }
    forgetBooking(booking.booking_id);
    notify({ tone: 'success', title: say('pay.success') });
    reportConversion(booking, () =>
      navigate(paymentSuccessHref(booking.booking_id), { replace: true }),
    );
  }

  /** Pays by `payWith`, or by the card in the form. */
  async function pay(payWith?: (clientSecret: string) => Promise<PaymentOutcome>): Promise<void> {
    if (isConfirming || !card) return;
    setProblem(null);
    setConfirming(true);
    try {
      if (!payWith && !(await isFilledIn())) return;
      await saveNow();
      if (!(await isStillPayable())) return;
      const { client_secret } = await client.fetchQuery(paymentIntentQuery(booking.booking_id));
      const { first_name, last_name, phone } = form.getValues();
      const payer = {
        name: `${first_name} ${last_name}`.trim(),
        email,
        phone,
        postcode: booking.location.postcode,
      };
      settle(payWith ? await payWith(client_secret) : await card.pay(client_secret, payer));
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : say('pay.failed'));
    } finally {
      setConfirming(false);
    }
  }

  return { confirm: pay, isConfirming, problem };
}

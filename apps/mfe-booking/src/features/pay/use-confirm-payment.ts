import { ApiError } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useQueryClient } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { type RefObject, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CardFormHandle, PaymentOutcome } from './card-form-handle.ts';
import { checkBooking } from './check-booking.ts';
import type { Details } from './details.schema.ts';
import { paymentIntentQuery } from './queries.ts';
import { reportConversion } from './report-conversion.ts';
import type { LeaveCheckout } from './use-leave-checkout.ts';
import { useStayWhilePaying } from './use-stay-while-paying.ts';

/** How long to wait for all errors to render before scrolling to the first one, in milliseconds. */
const errorScrollDelay = 200;

interface ConfirmPaymentInput {
  booking: Booking;
  leave: LeaveCheckout;
  /** True while the provider has the payment: then nothing else may lead away. */
  isPaying: RefObject<boolean>;
  email: string;
  form: UseFormReturn<Details>;
  formElement: RefObject<HTMLFormElement | null>;
  saveNow: () => Promise<unknown>;
  card: CardFormHandle | null;
}

/** Validates and saves the form, checks the booking again, pays and navigates. */
export function useConfirmPayment(input: ConfirmPaymentInput) {
  const { booking, leave, isPaying, email, form, formElement, saveNow, card } = input;
  const { t } = useTranslation('booking/checkout');
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const [isAtProvider, setAtProvider] = useState(false);
  useStayWhilePaying(isAtProvider);
  /** A second press may come before the first has been rendered. */
  const isBusy = useRef(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);

  /** The button stays busy until then: a press while the page moves would be lost. */
  async function goToFirstError(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, errorScrollDelay));
    const field = formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }

  async function isFilledIn(): Promise<boolean> {
    let isFormValid = false;
    // `handleSubmit`, not only `trigger`: after a submit, every edit is validated at once.
    await form.handleSubmit(() => {
      isFormValid = true;
    })();
    const isCardComplete = card?.isComplete() ?? false;
    if (!isFormValid || !isCardComplete) await goToFirstError();

    return isFormValid && isCardComplete;
  }

  /** @returns whether the booking is paid: then the page is left */
  async function handleOutcome(outcome: PaymentOutcome): Promise<boolean> {
    if (outcome.kind === 'incomplete') {
      await goToFirstError();
      return false;
    }
    // A payment that went through before, in another tab or before a reload, cannot be made again.
    const isPaidBefore =
      outcome.kind === 'refused' && outcome.error.payment_intent?.status === 'succeeded';
    if (outcome.kind === 'refused' && !isPaidBefore) {
      const { error } = outcome;
      if (card?.showError(error)) await goToFirstError();
      else setErrorMessage(error.message ?? t('pay.cardRefused'));
      return false;
    }
    showToast({ tone: 'success', title: t('pay.success') });
    reportConversion(booking, leave.goToSuccess);

    return true;
  }

  type PayWith = (clientSecret: string) => Promise<PaymentOutcome>;

  /** @returns whether the page is left for another one */
  async function payOnce(cardForm: CardFormHandle, payWith: PayWith | undefined): Promise<boolean> {
    if (!payWith && !(await isFilledIn())) return false;
    await saveNow();
    // It may have been paid, moved or cancelled in another tab.
    if (!(await checkBooking(booking.booking_id, leave))) return true;
    const { client_secret } = await client.fetchQuery(paymentIntentQuery(booking.booking_id));
    const { first_name, last_name, phone } = form.getValues();
    const payer = {
      name: `${first_name} ${last_name}`.trim(),
      email,
      phone,
      postcode: booking.location.postcode,
    };

    isPaying.current = true;
    setAtProvider(true);
    try {
      return await handleOutcome(
        await (payWith ? payWith(client_secret) : cardForm.pay(client_secret, payer)),
      );
    } finally {
      isPaying.current = false;
      setAtProvider(false);
    }
  }

  /**
   * Pays with `payWith` (a wallet), or with the card in the form. The button stays busy until the page is
   * gone: a press after the payment would find the booking paid, and lead away from what it has just made.
   */
  async function pay(payWith?: PayWith): Promise<void> {
    if (isBusy.current || !card) return;
    isBusy.current = true;
    setErrorMessage(null);
    setConfirming(true);
    let isLeft = false;
    try {
      isLeft = await payOnce(card, payWith);
    } catch (error) {
      // A save was refused for what became of the booking, which the next page says.
      isLeft = leave.isLeft();
      if (!isLeft) setErrorMessage(error instanceof ApiError ? error.message : t('pay.failed'));
    }
    if (isLeft) return;
    isBusy.current = false;
    setConfirming(false);
  }

  return { confirm: pay, isConfirming, errorMessage };
}

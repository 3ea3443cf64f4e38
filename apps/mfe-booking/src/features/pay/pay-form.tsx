import type { Booking, UserSettings } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { type TFunction, useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Icon } from '@freely/ui/icon';
import { CalendarClock, Lock } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { formatDateTime } from '../../journey/booking-display.ts';
import { useCountdown } from '../../journey/use-countdown.ts';
import type { CardFormHandle } from './card-form-handle.ts';
import { AddressSection } from './components/address-section.tsx';
import { Agreements } from './components/agreements.tsx';
import { CardSection } from './components/card-section.tsx';
import { DetailsSection } from './components/details-section.tsx';
import { HoldLeft } from './components/hold-countdown.tsx';
import { HoldOver } from './components/hold-over.tsx';
import styles from './pay.module.css';
import { useCheckOnReturn } from './use-check-booking.ts';
import { useConfirmPayment } from './use-confirm-payment.ts';
import { useDetailsForm } from './use-details-form.ts';
import { useLeaveCheckout } from './use-leave-checkout.ts';
import { useWholeDoubleClick } from './use-whole-double-click.ts';

interface PayFormProps {
  booking: Booking;
  settings: UserSettings;
}

export function PayForm({ booking, settings }: PayFormProps) {
  const { t } = useTranslation('booking/checkout');
  const cardTitle = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const leave = useLeaveCheckout(booking);
  const isPaying = useRef(false);
  const { form, clearServerError, saveNow } = useDetailsForm({
    booking,
    settings,
    leave,
    isPaying,
  });
  const [card, setCard] = useState<CardFormHandle | null>(null);
  const { confirm, isConfirming, errorMessage } = useConfirmPayment({
    booking,
    leave,
    isPaying,
    email: settings.email,
    form,
    formElement,
    saveNow,
    card,
  });
  const keepDoubleClickWhole = useWholeDoubleClick();
  const heldSeconds = useCountdown(booking.held_until);
  const isHoldExpired = heldSeconds === 0;
  useCheckOnReturn(booking, leave, { isPaused: isConfirming || isHoldExpired });
  const hasErrors = Object.keys(form.formState.errors).length > 0;

  return (
    <FormProvider {...form}>
      <form
        ref={formElement}
        className={styles.sections}
        noValidate
        onClickCapture={keepDoubleClickWhole}
        onFocus={({ target }) => clearServerError(target.getAttribute('name') ?? '')}
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <AddressSection booking={booking} />
        <DetailsSection name={booking.practitioner_name} />
        <section aria-labelledby={cardTitle} className={styles.cardSection}>
          {/* The clock at the top is out of view by now. */}
          {heldSeconds !== null && (
            <div className={styles.cardHold}>
              {isHoldExpired ? <HoldOver booking={booking} /> : <HoldLeft seconds={heldSeconds} />}
            </div>
          )}
          <CardSection titleId={cardTitle} booking={booking} onCard={setCard} onWallet={confirm} />
          <Callout title={cancelTitle(t, booking)} icon={CalendarClock}>
            {t(booking.free_cancellation_until ? 'pay.afterThat' : 'pay.noFreeCancelText', {
              name: booking.practitioner_name,
            })}
          </Callout>
          <Agreements />
          {errorMessage && (
            <Callout tone="error" title={t('pay.failed')} role="alert">
              {errorMessage}
            </Callout>
          )}
          <Button
            type="submit"
            className={styles.confirm}
            icon={<Icon of={Lock} />}
            isPending={isConfirming}
            disabled={hasErrors || isHoldExpired || card === null}
          >
            {t('pay.confirm', { amount: formatPounds(booking.total_amount) })}
          </Button>
          <p className={styles.held}>{t('pay.held', { name: booking.practitioner_name })}</p>
        </section>
      </form>
    </FormProvider>
  );
}

function cancelTitle(
  t: TFunction<'booking/checkout'>,
  { free_cancellation_until: until }: Booking,
): string {
  return until ? t('pay.freeUntil', { dateTime: formatDateTime(until) }) : t('pay.noFreeCancel');
}

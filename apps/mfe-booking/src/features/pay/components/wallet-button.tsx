import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { paymentSuccessHref } from '../../../journey/paths.ts';
import type { PaymentOutcome } from '../card-form-handle.ts';
import type { Details } from '../details.schema.ts';
import styles from '../pay.module.css';

interface WalletButtonProps {
  booking: Booking;
  onPay: (pay: (clientSecret: string) => Promise<PaymentOutcome>) => Promise<void>;
}

/** Apple Pay, if the device supports it; otherwise invisible. */
export function WalletButton({ booking, onPay }: WalletButtonProps) {
  const { t } = useTranslation('booking/checkout');
  const stripe = useStripe();
  const elements = useElements();
  const { handleSubmit } = useFormContext<Details>();
  const [isAvailable, setAvailable] = useState(false);

  async function payByWallet({ paymentFailed }: StripeExpressCheckoutElementConfirmEvent) {
    if (!stripe || !elements) return;
    // Before anything else: it takes what the wallet gave.
    const { error: refusal } = await elements.submit();
    let isTried = false;
    await onPay(async (clientSecret) => {
      if (refusal) return { kind: 'refused', error: refusal };
      isTried = true;
      const return_url = new URL(paymentSuccessHref(booking.booking_id), location.href).href;
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret,
        confirmParams: { return_url },
        redirect: 'if_required',
      });

      return error ? { kind: 'refused', error } : { kind: 'paid', intent: paymentIntent };
    });
    // Otherwise the wallet would wait for it.
    if (!isTried) paymentFailed();
  }

  return (
    <div className={isAvailable ? styles.wallet : styles.walletHidden}>
      <ExpressCheckoutElement
        options={{
          paymentMethods: {
            applePay: 'auto',
            googlePay: 'never',
            link: 'never',
            amazonPay: 'never',
            paypal: 'never',
            klarna: 'never',
          },
        }}
        onReady={({ availablePaymentMethods }) =>
          setAvailable(availablePaymentMethods !== undefined)
        }
        onClick={({ resolve, reject }) => {
          // The wallet opens only when the form is valid, including the terms.
          void handleSubmit(
            () => resolve(),
            () => reject(),
          )();
        }}
        onConfirm={payByWallet}
      />
      <p className={styles.or}>{t('pay.orByCard')}</p>
    </div>
  );
}

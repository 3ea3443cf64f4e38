import { useTranslation } from '@freely/i18n';
import { CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type CardPart, cardPartOf, cardParts } from '../card-error.ts';
import type { CardFormHandle } from '../card-form-handle.ts';
import styles from '../pay.module.css';
import { CardField } from './card-field.tsx';

type Errors = Partial<Record<CardPart, string>>;

const labels = {
  cardNumber: 'pay.cardNumber',
  cardExpiry: 'pay.expiry',
  cardCvc: 'pay.cvv',
} as const;

/** Number, expiry and CVV: the provider's own iframes, so that this page never sees the values. */
export function CardFields({ onCard }: { onCard: (card: CardFormHandle | null) => void }) {
  const { t } = useTranslation('booking/checkout');
  const stripe = useStripe();
  const group = useElements();
  const [errors, setErrors] = useState<Errors>({});
  const complete = useRef(new Set<CardPart>());
  const required = t('pay.required');

  const card = useMemo<CardFormHandle | null>(() => {
    if (!stripe || !group) return null;

    return {
      isComplete() {
        const missing = cardParts.filter((part) => !complete.current.has(part));
        // What was refused before is tried again: only what is missing or wrong now is an error.
        setErrors((current) =>
          Object.fromEntries(missing.map((part) => [part, current[part] ?? required])),
        );

        return missing.length === 0;
      },
      async pay(clientSecret, { name, email, phone, postcode }) {
        const number = group.getElement(CardNumberElement);
        if (!number) return { kind: 'incomplete' };
        const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
          payment_method: {
            card: number,
            billing_details: {
              name,
              email,
              phone,
              ...(postcode && { address: { postal_code: postcode } }),
            },
          },
        });
        // Validation errors are shown by the field itself.
        if (error?.type === 'validation_error') return { kind: 'incomplete' };
        if (error) return { kind: 'refused', error };

        return { kind: 'paid', intent: paymentIntent };
      },
      showError(error) {
        const part = cardPartOf(error);
        if (part) setErrors({ [part]: error.message });

        return part !== null;
      },
    };
  }, [stripe, group, required]);

  useEffect(() => {
    onCard(card);
    return () => onCard(null);
  }, [card, onCard]);

  function onChange(part: CardPart, event: StripeElementChangeEvent) {
    if (event.complete) complete.current.add(part);
    else complete.current.delete(part);
    const message = (event as { error?: { message: string } }).error?.message;
    setErrors(({ [part]: _old, ...others }) => (message ? { ...others, [part]: message } : others));
  }

  return (
    <div className={styles.card}>
      {cardParts.map((part) => (
        <CardField
          key={part}
          part={part}
          label={t(labels[part])}
          error={errors[part]}
          onChange={(event) => onChange(part, event)}
        />
      ))}
    </div>
  );
}

import { FieldFrame, useFieldAttributes } from '@freely/ui/field';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { cardElementStyle } from '../card-element-style.ts';
import type { CardPart } from '../card-error.ts';
import styles from '../pay.module.css';

// Digits need no translation.
const placeholders = {
  cardNumber: '1234 1234 1234 1234',
  cardExpiry: 'MM / YY',
  cardCvc: '123',
} as const;

const elements = {
  cardNumber: CardNumberElement,
  cardExpiry: CardExpiryElement,
  cardCvc: CardCvcElement,
} as const;

interface CardFieldProps {
  part: CardPart;
  label: string;
  error: string | undefined;
  onChange: (event: StripeElementChangeEvent) => void;
}

/** One card field of the provider, with the same look, label and errors as other fields. */
export function CardField({ part, label, error, onChange }: CardFieldProps) {
  const { noteId, ...attributes } = useFieldAttributes({ error });
  const Element = elements[part];
  const [style] = useState(cardElementStyle);
  const input = useRef<{ focus(): void }>(null);

  return (
    <FieldFrame id={attributes.id} noteId={noteId} label={label} error={error}>
      {/* biome-ignore lint/a11y/useSemanticElements: the input is inside the provider's frame. */}
      <div
        role="group"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={attributes['aria-describedby']}
        aria-invalid={attributes['aria-invalid']}
        className={styles.element}
        onFocus={(event) => {
          // Focusing the first error lands here; the input is inside the iframe.
          if (event.target === event.currentTarget) input.current?.focus();
        }}
      >
        <Element
          id={attributes.id}
          options={{
            style,
            placeholder: placeholders[part],
            ...(part === 'cardNumber' && { showIcon: true }),
          }}
          onReady={(element) => {
            input.current = element;
          }}
          onChange={onChange}
        />
      </div>
    </FieldFrame>
  );
}

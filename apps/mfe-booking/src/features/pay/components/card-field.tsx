import { FieldFrame, useWiring } from '@freely/ui/field';
import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent } from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import { cardElementStyle } from '../card-element-style.ts';
import type { CardPart } from '../card-problem.ts';
import styles from '../pay.module.css';

// Digits, not words: the same in every language.
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

/** One field of the provider, looking and speaking like all others. */
export function CardField({ part, label, error, onChange }: CardFieldProps) {
  const { noteId, ...wiring } = useWiring({ error });
  const Element = elements[part];
  const [style] = useState(cardElementStyle);
  const frame = useRef<HTMLDivElement>(null);

  return (
    <FieldFrame id={wiring.id} noteId={noteId} label={label} error={error}>
      {/* biome-ignore lint/a11y/useSemanticElements: the input is inside the provider's frame. */}
      <div
        ref={frame}
        role="group"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={wiring['aria-describedby']}
        aria-invalid={wiring['aria-invalid']}
        className={styles.element}
        onFocus={(event) => {
          // The error leads here; the frame takes the keyboard.
          if (event.target === frame.current) frame.current?.querySelector('iframe')?.focus();
        }}
      >
        <Element
          id={wiring.id}
          options={{ style, placeholder: placeholders[part] }}
          onChange={onChange}
        />
      </div>
    </FieldFrame>
  );
}

import type { StripeElementStyle } from '@stripe/stripe-js';

/** The frames of the provider know no tokens: they get what the tokens are worth right now. */
export function cardElementStyle(): StripeElementStyle {
  const ink = colourOf('--color-ink');

  return {
    base: {
      color: ink,
      iconColor: colourOf('--color-ink-faint'),
      fontFamily: 'system-ui, -apple-system, "Segoe UI", sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: colourOf('--color-ink-faint') },
    },
    invalid: { color: ink, iconColor: colourOf('--color-error') },
  };
}

/** A role of the current scheme as a plain colour: `light-dark()` is only resolved on elements. */
function colourOf(role: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${role})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();

  return color;
}

import type { StripeElementStyle } from '@stripe/stripe-js';

/** The provider's iframes cannot read our design tokens, so they get the tokens' current values. */
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

/** A colour token resolved for the current scheme: `light-dark()` is only resolved on elements. */
function colourOf(token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();

  return color;
}

import type { PaymentIntentObject } from '../objects.ts';
import { StripeError } from '../protocol/stripe-error.ts';

type Status =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

const open: Status[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The statuses that allow each step. */
const allowed = {
  confirm: open,
  update: [...open, 'requires_capture', 'succeeded'],
  cancel: [...open, 'requires_capture'],
  capture: ['requires_capture'],
  authenticate: ['requires_action'],
} satisfies Record<string, Status[]>;

export function requireStatus(
  intent: PaymentIntentObject,
  step: keyof typeof allowed,
): PaymentIntentObject {
  const statuses: readonly string[] = allowed[step];
  if (statuses.includes(intent.status)) return intent;
  throw new StripeError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent is ${intent.status}: you cannot ${step} it. Possible when it is: ${statuses.join(', ')}.`,
    payment_intent: intent,
  });
}

// The events of the payment provider, as they arrive: signed, and of a shape that can be recorded.
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../kernel/errors/index.ts';

/** What is read of an event. Its content is not trusted: the state is read from the provider. */
const ProviderEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.string(),
  data: v.object({
    object: v.looseObject({ id: v.nullish(v.string()) }),
  }),
});
export type ProviderEvent = v.InferOutput<typeof ProviderEvent>;

/**
 * The event in the body of a webhook.
 * @throws bad_request where the signature does not fit the bytes, or they are no event
 */
export function signedEvent(
  { config, stripe }: Pick<Deps, 'config' | 'stripe'>,
  body: Buffer,
  signature: string,
): ProviderEvent {
  const event = v.safeParse(ProviderEvent, verified({ config, stripe }, body, signature));
  if (!event.success) throw malformed();

  return event.output;
}

function verified(
  { config, stripe }: Pick<Deps, 'config' | 'stripe'>,
  body: Buffer,
  signature: string,
): Stripe.Event {
  const construct = (secret: string) => stripe.webhooks.constructEvent(body, signature, secret);
  try {
    return firstThatFits(config.stripe.webhookSecrets(), construct);
  } catch (error) {
    // The signature is checked before the text is parsed.
    if (error instanceof SyntaxError) throw malformed();
    throw new AppError('bad_request', 'payments.signature');
  }
}

const malformed = () => new AppError('bad_request', 'payments.malformedEvent');

/** While one secret replaces another, either may have signed. */
function firstThatFits<T>(secrets: readonly string[], attempt: (secret: string) => T): T {
  const [secret = '', ...others] = secrets;
  try {
    return attempt(secret);
  } catch (error) {
    if (others.length === 0 || error instanceof SyntaxError) throw error;
    return firstThatFits(others, attempt);
  }
}

import type { FontSource, PaymentMethodResult } from '../messages.ts';
import { type ApiResult, type BrowserIntent, confirmIntent, getIntent } from './api.ts';
import { answerChallenge } from './challenge.ts';
import { Elements } from './elements.ts';
import { FieldElement } from './field-element.ts';

type Hash = Record<string, unknown>;
type IntentResult = { paymentIntent: BrowserIntent } | { error: Hash };

interface CardData {
  card?: FieldElement;
  billing_details?: Hash;
}

interface ConfirmData {
  payment_method?: string | CardData;
  receipt_email?: string;
  return_url?: string;
}

interface WalletData {
  elements: Elements;
  clientSecret: string;
  confirmParams?: { return_url?: string };
}

/** The part of Stripe.js that card and wallet payments use. */
class SandboxStripe {
  readonly #key: string;

  constructor(key: string) {
    if (!key.startsWith('pk_test_'))
      throw new Error('The sandbox needs a key that begins with pk_test_.');
    this.#key = key;
  }

  elements(options?: { fonts?: FontSource[] }): Elements {
    return new Elements(options);
  }

  createPaymentMethod(
    data: CardData & { type?: string; metadata?: Hash },
  ): Promise<PaymentMethodResult> {
    const { card, billing_details, metadata } = data;
    if (!(card instanceof FieldElement)) throw new Error('Give one of the card elements as card.');
    return card._createPaymentMethod(this.#key, { billing_details, metadata });
  }

  createToken(): Promise<PaymentMethodResult> {
    const message = 'The sandbox makes payment methods, not tokens.';
    return Promise.resolve({ error: { type: 'invalid_request_error', message } });
  }

  async confirmCardPayment(
    clientSecret: string,
    data: ConfirmData = {},
    options: { handleActions?: boolean } = {},
  ): Promise<IntentResult> {
    const { payment_method: given, receipt_email, return_url } = data;
    const method = await this.#paymentMethodOf(given);
    if (method.error !== undefined) return { error: method.error };

    const payment_method = method.paymentMethod?.id;
    const confirmed = await confirmIntent(this.#key, clientSecret, {
      payment_method,
      receipt_email,
      return_url,
      expected_payment_method_type: 'card',
    });
    if (options.handleActions === false) return asResult(confirmed);
    return this.#withChallenge(confirmed);
  }

  /** Pays by the wallet of the elements. `redirect` has no meaning here: no test card needs another page. */
  async confirmPayment({
    elements,
    clientSecret,
    confirmParams,
  }: WalletData): Promise<IntentResult> {
    if (!elements._takeSubmitted()) {
      const message = 'elements.submit() must be called before stripe.confirmPayment().';
      throw Object.assign(new Error(message), { name: 'IntegrationError' });
    }
    const confirmed = await confirmIntent(this.#key, clientSecret, {
      payment_method: 'pm_card_visa',
      return_url: confirmParams?.return_url,
      expected_payment_method_type: 'card',
    });
    return this.#withChallenge(confirmed);
  }

  async retrievePaymentIntent(clientSecret: string): Promise<IntentResult> {
    return asResult(await getIntent(this.#key, clientSecret));
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<IntentResult> {
    return this.#withChallenge(await getIntent(this.#key, clientSecret));
  }

  handleCardAction(clientSecret: string): Promise<IntentResult> {
    return this.handleNextAction({ clientSecret });
  }

  registerAppInfo(): void {}
  _registerWrapper(): void {}

  async #paymentMethodOf(
    given: ConfirmData['payment_method'],
  ): Promise<{ paymentMethod?: { id: string } | undefined; error?: Hash | undefined }> {
    if (given === undefined) return {};
    if (typeof given === 'string') return { paymentMethod: { id: given } };
    return this.createPaymentMethod(given);
  }

  async #withChallenge(result: ApiResult<BrowserIntent>): Promise<IntentResult> {
    if (result.error !== undefined) return { error: result.error };
    if (result.value.status !== 'requires_action') return { paymentIntent: result.value };

    await answerChallenge(result.value);
    const after = await getIntent(this.#key, result.value.client_secret);
    if (after.error !== undefined) return { error: after.error };
    const { last_payment_error, status } = after.value;
    return status === 'requires_payment_method' && last_payment_error !== null
      ? { error: { ...last_payment_error, payment_intent: after.value } }
      : { paymentIntent: after.value };
  }
}

function asResult(result: ApiResult<BrowserIntent>): IntentResult {
  return result.error === undefined ? { paymentIntent: result.value } : { error: result.error };
}

// stripe-js compares this with the release that it was built for.
const Stripe = Object.assign((key: string) => new SandboxStripe(key), { version: 'endive' });
Object.assign(window, { Stripe });

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml, htmlPage } from '../../html-page.ts';
import type { PaymentIntentObject } from '../objects.ts';
import { type FormHash, parseForm } from '../protocol/form-body.ts';
import { StripeError } from '../protocol/stripe-error.ts';
import type { Store } from '../store.ts';
import type { PaymentAttempts } from './payment-attempt.ts';
import { requireStatus } from './payment-intent-status.ts';

const fromThePage = { id: null, idempotency_key: null };

/** The bank's 3-D Secure page, in the script's frame or after a redirect. */
export function challengeRoutes(
  app: FastifyInstance,
  store: Store,
  attempts: PaymentAttempts,
): void {
  app.get('/v3/challenge.html', (request, reply) => {
    const form = parseForm(request.url.split('?')[1] ?? '');
    const intent = intentOf(store, form);
    if (intent === undefined) return reply.code(404).send('This payment is not known.');
    return reply.type('text/html').send(challengePage(intent, form));
  });

  app.post('/v3/challenge', (request, reply) => {
    const form = bodyOf(request);
    const intent = intentOf(store, form);
    if (intent === undefined) return reply.code(404).send({ error: { message: 'Not known.' } });
    answerChallenge(store, attempts, intent, form.outcome === 'complete');

    reply.header('access-control-allow-origin', '*');
    if (request.headers.accept?.includes('application/json') === true) return { answered: true };
    const returnUrl = textOf(form, 'return_url');
    return returnUrl === ''
      ? reply.type('text/html').send(answeredPage())
      : reply.redirect(withOutcome(returnUrl, store.paymentIntents.get(intent.id)), 303);
  });
}

function answerChallenge(
  store: Store,
  attempts: PaymentAttempts,
  intent: PaymentIntentObject,
  isComplete: boolean,
): void {
  try {
    requireStatus(intent, 'authenticate');
    if (isComplete) attempts.authenticated(intent, fromThePage);
    else attempts.authenticationFailed(intent, fromThePage);
  } catch (error) {
    // Declined after the challenge, or answered twice: the intent itself shows that.
    if (!(error instanceof StripeError)) throw error;
  } finally {
    store.flush();
  }
}

function intentOf(store: Store, form: FormHash): PaymentIntentObject | undefined {
  const intent = store.paymentIntents.find(textOf(form, 'payment_intent'));
  const secret = textOf(form, 'payment_intent_client_secret');
  return intent?.client_secret === secret ? intent : undefined;
}

function challengePage(intent: PaymentIntentObject, form: FormHash): string {
  const hidden = ['payment_intent', 'payment_intent_client_secret', 'return_url']
    .map((name) => `<input type="hidden" name="${name}" value="${escapeHtml(textOf(form, name))}">`)
    .join('\n');
  const amount = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: intent.currency,
  }).format(intent.amount / 100);
  return htmlPage({
    title: 'Confirm this payment with your bank',
    styles: ['/v3/page.css'],
    scripts: ['/v3/challenge.js'],
    body: `<main class="panel">
<h1>Your bank asks: is this you?</h1>
<p>A payment of <strong>${escapeHtml(amount)}</strong> is waiting for your answer. This page simulates the bank (3-D Secure).</p>
<form method="post" action="/v3/challenge">
${hidden}
<button type="submit" name="outcome" value="complete">Complete</button>
<button type="submit" name="outcome" value="fail" class="second">Fail</button>
</form>
</main>`,
  });
}

function answeredPage(): string {
  return htmlPage({
    title: 'Thank you',
    styles: ['/v3/page.css'],
    scripts: ['/v3/challenge-answered.js'],
    body: '<main class="panel"><p>Thank you.</p></main>',
  });
}

function withOutcome(returnUrl: string, intent: PaymentIntentObject): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  const isPaid = intent.status === 'succeeded' || intent.status === 'requires_capture';
  url.searchParams.set('redirect_status', isPaid ? 'succeeded' : 'failed');
  return url.href;
}

function bodyOf(request: FastifyRequest): FormHash {
  return parseForm(typeof request.body === 'string' ? request.body : '');
}

function textOf(form: FormHash, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

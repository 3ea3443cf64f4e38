import type { FastifyInstance } from 'fastify';
import { escapeHtml, htmlPage } from '../../html-page.ts';
import { secondsNow } from '../protocol/identifiers.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import { onboardedAccount } from './account.ts';

interface OnboardingLink {
  account: string;
  returnUrl: string;
  refreshUrl: string;
  expiresAt: number;
}

/** Links are valid for minutes and for one use, so they are not written to disk. */
export type OnboardingLinks = Map<string, OnboardingLink>;

/** The page of an account link, instead of Stripe's own onboarding. */
export function onboardingRoutes(
  app: FastifyInstance,
  store: Store,
  events: Events,
  links: OnboardingLinks,
): void {
  app.get<{ Params: { token: string } }>('/setup/:token', (request, reply) => {
    const link = links.get(request.params.token);
    if (link === undefined) return reply.code(404).send('This link is not known.');
    if (link.expiresAt < secondsNow()) return reply.redirect(link.refreshUrl, 303);
    return reply.type('text/html').send(
      htmlPage({
        title: 'Payout details',
        styles: ['/v3/page.css'],
        body: `<main class="panel">
  <h1>Payout details</h1>
  <p>This page simulates Stripe's onboarding, where a practitioner gives bank and identity details.</p>
  <p>Account <code>${escapeHtml(link.account)}</code></p>
  <form method="post">
    <button type="submit">Complete</button>
    <a href="${escapeHtml(link.returnUrl)}">Come back later</a>
  </form>
</main>`,
      }),
    );
  });

  app.post<{ Params: { token: string } }>('/setup/:token', (request, reply) => {
    const link = links.get(request.params.token);
    if (link === undefined) return reply.code(404).send('This link is not known.');
    links.delete(request.params.token);
    const account = store.accounts.put(onboardedAccount(store.accounts.get(link.account)));
    events.emit('account.updated', account, { id: null, idempotency_key: null });
    store.flush();
    return reply.redirect(link.returnUrl, 303);
  });
}

import type { StripeApi } from '../api-endpoint.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import { listPage, pageParameters } from '../protocol/list-page.ts';
import type { Store } from '../store.ts';
import type { Events } from '../webhooks/events.ts';
import { accountParameters, newAccount, updatedAccount } from './account.ts';
import type { OnboardingLinks } from './onboarding.routes.ts';

const linkLifetimeSeconds = 300;

export function accountRoutes(
  api: StripeApi,
  parts: { store: Store; events: Events; links: OnboardingLinks; baseUrl: () => string },
): void {
  const { store, events, links } = parts;

  api.post('/v1/accounts', {
    accepts: accountParameters,
    handle: ({ parameters }) => store.accounts.put(newAccount(parameters)),
  });

  api.get('/v1/accounts', {
    accepts: pageParameters,
    handle: ({ parameters }) => listPage(store.accounts.newestFirst(), parameters, '/v1/accounts'),
  });

  api.get('/v1/accounts/:id', {
    accepts: [],
    handle: ({ path }) => store.accounts.get(path.id ?? '', 'account'),
  });

  api.post('/v1/accounts/:id', {
    accepts: accountParameters,
    handle({ path, parameters, origin }) {
      const account = store.accounts.get(path.id ?? '', 'account');
      const updated = store.accounts.put(updatedAccount(account, parameters));
      events.emit('account.updated', updated, origin);
      return updated;
    },
  });

  api.delete('/v1/accounts/:id', {
    accepts: [],
    handle({ path }) {
      const { id } = store.accounts.get(path.id ?? '', 'account');
      store.accounts.remove(id);
      return { id, object: 'account', deleted: true };
    },
  });

  api.post('/v1/account_links', {
    accepts: ['account', 'type', 'return_url', 'refresh_url', 'collect', 'collection_options'],
    handle({ parameters }) {
      const account = store.accounts.get(parameters.requiredString('account'), 'account');
      parameters.requiredString('type');
      const token = newId('link');
      links.set(token, {
        account: account.id,
        returnUrl: parameters.requiredString('return_url'),
        refreshUrl: parameters.requiredString('refresh_url'),
        expiresAt: secondsNow() + linkLifetimeSeconds,
      });
      return {
        object: 'account_link',
        created: secondsNow(),
        expires_at: secondsNow() + linkLifetimeSeconds,
        url: new URL(`/setup/${token}`, parts.baseUrl()).href,
      };
    },
  });
}

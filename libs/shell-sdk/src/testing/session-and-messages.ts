import { configureClient } from '@freely/api-client/client';
import type { CurrentUser } from '@freely/api-client/contract';
import { sessionStore, signIn, signOut, startSession } from '@freely/auth';
import authMessages from '@freely/auth/locales/en-GB/auth.json' with { type: 'json' };
import { brandOf } from '@freely/domain/brand';
import { createI18n, ENGLISH, type I18n } from '@freely/i18n';
import uiMessages from '@freely/ui/locales/en-GB/ui.json' with { type: 'json' };
import { afterEach } from '@jest/globals';

/**
 * The API URL in tests of remotes. msw answers requests to it; `fetch` refuses the port of all others, so that no
 * test is answered by a product that runs on the same machine.
 */
export const API = 'http://localhost:9/api/v1.0';

let stopSession: (() => void) | undefined;

// A session listens to other tabs, which would keep the test run from ending.
afterEach(() => {
  stopSession?.();
  stopSession = undefined;
});

/** Starts the real session and API client, as the shell does. `user` is signed in, if given. */
export function startTestSession(user?: CurrentUser, token = 'token-of-a-test'): void {
  stopSession?.();
  stopSession = startSession();
  signOut();
  if (user) signIn({ ...user, access_token: token });
  configureClient({
    baseUrl: API,
    getToken: () => sessionStore.getState().token,
    onUnauthorized: signOut,
  });
}

/** The messages that the shell has loaded before a page of a remote. A missing message fails. */
export function startMessages(language = ENGLISH): I18n {
  const brand = brandOf();

  return createI18n(language, {
    catalogues: { ui: uiMessages, auth: authMessages },
    variables: { brand: brand.name, supportEmail: brand.supportEmail },
    onMissing: (namespace, key) => {
      throw new Error(`No message ${key} in ${namespace}: is its catalogue loaded by the route?`);
    },
  });
}

/** A signed-in user, overridden by `parts`. */
export function userWith(parts: Partial<CurrentUser> = {}): CurrentUser {
  return {
    user_id: 20001,
    name: 'Ada',
    email: 'ada@people.example',
    user_roles: ['customer'],
    practitioner_info: null,
    ...parts,
  };
}

import { configureClient } from '@freely/api-client/client';
import type { CurrentUser } from '@freely/api-client/contract';
import {
  AUTH_NAMESPACE,
  authTexts,
  sessionStore,
  signIn,
  signOut,
  startSession,
} from '@freely/auth';
import { brand } from '@freely/domain/brand';
import type { RemoteModule } from '@freely/federation/remote-module';
import { createInstance, type I18n, initReactI18next } from '@freely/i18n';
import { enGB } from '@freely/ui/locales';
import { afterEach } from '@jest/globals';

/** The API URL in tests of remotes. msw answers requests to it. */
export const API = 'http://localhost:8090/api/v1.0';

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

/** Creates the i18next instance with the messages of the shell's libraries and of `i18n`. */
export async function startTexts(i18n?: RemoteModule['i18n']): Promise<I18n> {
  const own = i18n ? { [i18n.namespace]: i18n.resources } : {};
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: 'en-GB',
    resources: { 'en-GB': { ui: enGB, [AUTH_NAMESPACE]: authTexts, ...own } },
    interpolation: {
      escapeValue: false,
      defaultVariables: { brand: brand.name, supportEmail: brand.supportEmail },
    },
  });

  return instance;
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

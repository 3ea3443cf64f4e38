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
import { createInstance, I18nextProvider, initReactI18next } from '@freely/i18n';
import { QueryClient, QueryClientProvider } from '@freely/query';
import { RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { enGB } from '@freely/ui/locales';
import { afterEach } from '@jest/globals';
import { render } from '@testing-library/react';
import { type PublicSettings, setPublicSettings } from '../public-settings.ts';
import type { RemoteModule } from '../remote-module.ts';

let stopSession: (() => void) | undefined;

// A session listens to other tabs, and would keep the test run from ending.
afterEach(() => {
  stopSession?.();
  stopSession = undefined;
});

/** The API that a remote under test talks to: a mock server stands there, at the network's edge. */
export const API = 'http://localhost:8090/api/v1.0';

/**
 * Renders a remote's own routes the way the shell would, at `address`: the real router, client,
 * session and texts. `user` is signed in; leave it out for a visitor.
 */
export async function renderRemote(
  remote: RemoteModule,
  address: string,
  { user }: { user?: CurrentUser } = {},
) {
  stopSession?.();
  stopSession = startSession();
  signOut();
  if (user) signIn({ ...user, access_token: 'token-of-a-test' });
  configureClient({
    baseUrl: API,
    getToken: () => sessionStore.getState().token,
    onUnauthorized: signOut,
  });

  const { namespace, resources } = remote.i18n;
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'en-GB',
    resources: { 'en-GB': { ui: enGB, [AUTH_NAMESPACE]: authTexts, [namespace]: resources } },
    interpolation: {
      escapeValue: false,
      defaultVariables: { brand: brand.name, supportEmail: brand.supportEmail },
    },
  });

  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  // The root is the shell's place: it stands there while the first page loads.
  const root = { children: [...remote.routes, elsewhere], HydrateFallback: () => null };
  const router = createMemoryRouter([root], { initialEntries: [address] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );

  return { ...screen, router };
}

/** A signed-in user with whatever a test needs otherwise. */
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

/** Tells the page the settings of an installation without keys, but for those `given`. */
export function beInstallation(given: Partial<PublicSettings> = {}): void {
  setPublicSettings({
    apiUrl: API,
    stripePublishableKey: 'pk_test',
    stripeScript: null,
    mapsKey: null,
    conversionId: null,
    ...given,
  });
}

import type { CurrentUser } from '@freely/api-client/contract';
import { I18nextProvider } from '@freely/i18n';
import { QueryClient, QueryClientProvider } from '@freely/query';
import { RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { render } from '@testing-library/react';
import { type PublicSettings, setPublicSettings } from '../public-settings.ts';
import type { RemoteModule } from '../remote-module.ts';
import { API, startSessionOf, startTexts, userWith } from './session-and-texts.ts';

export { API, userWith };

/**
 * Renders a remote's own routes the way the shell would, at `address`: the real router, client,
 * session and texts. `user` is signed in; leave it out for a visitor.
 */
export async function renderRemote(
  remote: RemoteModule,
  address: string,
  { user }: { user?: CurrentUser } = {},
) {
  startSessionOf(user);
  const i18n = await startTexts(remote.i18n);

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

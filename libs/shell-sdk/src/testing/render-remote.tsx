import type { CurrentUser } from '@freely/api-client/contract';
import { lazyWithRetry } from '@freely/federation/lazy-routes';
import type { RemoteModule } from '@freely/federation/remote-module';
import { I18nextProvider } from '@freely/i18n';
import { QueryClient, QueryClientProvider } from '@freely/query';
import { RouterProvider, useRouteError } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { type RenderResult, render } from '@testing-library/react';
import { type PublicSettings, setPublicSettings } from '../public-settings.ts';
import { API, startMessages, startTestSession, userWith } from './session-and-messages.ts';

export { API, userWith };

/**
 * Renders a remote's own routes at `path` the way the shell does: with the real router, API client,
 * session and messages. `user` is signed in; without one, the session is anonymous. Answers are asked for again
 * whenever a page shows them; `isCached` is for tests of those that the shell's cache would show for a while.
 */
export async function renderRemote(
  remote: RemoteModule,
  path: string,
  {
    user,
    language,
    isCached = false,
  }: { user?: CurrentUser; language?: string; isCached?: boolean } = {},
): Promise<RenderResult & { router: ReturnType<typeof createMemoryRouter> }> {
  startTestSession(user);
  const i18n = startMessages(language);

  const elsewhere = { path: '*', element: <p>Elsewhere</p> };
  // As in the shell, the root route shows its fallback while the first page loads.
  const root = {
    // Copied, as in the shell: the router empties every `lazy` object that it has loaded.
    children: [...lazyWithRetry([...remote.routes]), elsewhere],
    HydrateFallback: () => null,
    errorElement: <Failure />,
  };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: isCached ? 30_000 : 0 } },
  });
  const screen = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );

  return { ...screen, router };
}

/** In place of the shell's page for a thrown 404, and of its panel for everything else. */
function Failure() {
  const error = useRouteError();
  const isMissing =
    typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

  return isMissing ? <h1>Page not found</h1> : <p role="alert">{String(error)}</p>;
}

/** Sets the public settings of an installation without API keys, overridden by `settings`. */
export function setTestSettings(settings: Partial<PublicSettings> = {}): void {
  setPublicSettings({
    apiUrl: API,
    stripePublishableKey: 'pk_test',
    stripeScript: null,
    mapsKey: null,
    conversionId: null,
    ...settings,
  });
}

import { configureClient } from '@freely/api-client/client';
import { askForPassword, authDialogStore, sessionStore, signOut, startSession } from '@freely/auth';
import { I18nextProvider } from '@freely/i18n';
import { QueryClientProvider } from '@freely/query';
import { type RouteObject, RouterProvider } from '@freely/router';
import { createMemoryRouter } from '@freely/router/testing';
import { toastStore } from '@freely/shell-sdk';
import { API } from '@freely/shell-sdk/testing';
import { afterEach, jest } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEnglishI18n } from '../i18n/create-page-i18n.ts';
import { wordClientErrors } from '../i18n/word-client-errors.ts';
import { createQueryClient } from '../query-client.ts';
import { inFrame, shellPages } from '../routes.tsx';
import { endSession, followSession } from '../session/follow-session.ts';

export { API };

// Modules are compiled on first use, and forms are typed key by key: slow on a busy machine.
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 20_000 });

let stopSession = () => {};
let stopListening = () => {};
let stopRouter = () => {};
let stopFollowing = () => {};

// A session listens to other tabs, which would keep the test run from ending.
afterEach(() => {
  cleanup();
  stopListening();
  stopSession();
  stopRouter();
  stopFollowing();
  localStorage.clear();
  sessionStorage.clear();
  toastStore.setState({ toasts: [] });
  authDialogStore.setState({ kind: null, isPageKept: false });
});

/** Renders the shell's frame and own pages at `path`. Any other path shows "Elsewhere". */
export function renderShell(path: string, others: RouteObject[] = []) {
  stopSession = startSession();
  // A toast disappears by itself, perhaps before a slow test checks it.
  const toastTitles = new Set<string>();
  stopListening = toastStore.subscribe(({ toasts }) => {
    for (const { title } of toasts) toastTitles.add(title);
  });
  signOut();
  const elsewhere: RouteObject = { path: '*', Component: Elsewhere };
  const router = createMemoryRouter(inFrame([...shellPages, ...others, elsewhere]), {
    initialEntries: [path],
  });
  stopRouter = () => router.dispose();
  const queryClient = createQueryClient();
  configureClient({
    baseUrl: API,
    getToken: () => sessionStore.getState().token,
    onUnauthorized: () => endSession(router),
    askForPassword,
  });
  const i18n = createEnglishI18n();
  wordClientErrors(i18n);
  // The pages of an earlier test must not follow the session of a later one.
  stopFollowing = followSession(router, queryClient);
  render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );

  return { router, user: userEvent.setup({ delay: null }), toastTitles };
}

function Elsewhere() {
  return <h1>Elsewhere</h1>;
}

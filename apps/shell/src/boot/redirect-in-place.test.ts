import { createBrowserRouter, redirect } from '@freely/router';
import { expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { redirectInPlace } from './redirect-in-place.ts';

function start() {
  const router = createBrowserRouter(
    [
      { path: '/', element: null },
      { path: '/list', element: null },
      { path: '/offer', loader: () => redirect('/list?offer=7'), element: null },
    ],
    { dataStrategy: redirectInPlace },
  );

  return router;
}

/** Goes back, and waits until the router has followed. */
async function back(): Promise<void> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await moved;
}

test('Back leads past a page that was opened by its URL and redirected', async () => {
  history.replaceState(null, '', '/');
  history.pushState(null, '', '/offer#top');
  const before = history.length;
  const router = start();
  await waitFor(() => expect(router.state.location.search).toBe('?offer=7'));

  expect(history.length).toBe(before);
  await back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(router.state.navigation.state).toBe('idle');
  router.dispose();
});

test('a link that redirects keeps the page that it stands on', async () => {
  history.pushState(null, '', '/');
  const router = start();
  await router.navigate('/offer');
  expect(router.state.location.search).toBe('?offer=7');

  await back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  router.dispose();
});

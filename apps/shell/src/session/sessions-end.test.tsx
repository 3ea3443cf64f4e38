import { send } from '@freely/api-client/client';
import { currentUser } from '@freely/api-client/contract';
import { guard, loginRequired, sessionStore, signIn, signOut } from '@freely/auth';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API, renderShell } from '../testing/render-shell.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const guarded = [
  { path: '/payment/:id', loader: guard(loginRequired), Component: () => <h1>Payment</h1> },
];

function signInAda() {
  act(() =>
    signIn({
      access_token: 'token-of-ada',
      user_id: 7,
      name: 'Ada',
      email: 'ada@people.example',
      user_roles: ['customer'],
      practitioner_info: null,
    }),
  );
}

test('a rejected token leads to login, and the page is remembered', async () => {
  server.use(
    http.get(`${API}/auth/user`, () => HttpResponse.json({ message: 'No' }, { status: 401 })),
  );
  const { router, toastTitles } = renderShell('/services?q=nails');
  signInAda();

  await act(() => send(currentUser, {}).catch(() => {}));

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(sessionStorage.getItem('freely.target')).toBe('/services?q=nails');
  expect([...toastTitles]).toContain('Your session has ended. You must log in to continue');
});

test('when another tab signs out, a guarded page redirects to login at once', async () => {
  const { router } = renderShell('/services', guarded);
  signInAda();
  await act(() => router.navigate('/payment/7'));
  expect(await screen.findByRole('heading', { name: 'Payment' })).toBeVisible();

  act(() => signOut());

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem('freely.target')).toBe('/payment/7');
});

test.each([
  ['succeeds', () => HttpResponse.json({ message: 'Bye' })],
  ['fails', () => HttpResponse.json({ message: 'Down' }, { status: 500 })],
])('logging out leads home when the call %s', async (_how, respond) => {
  server.use(http.post(`${API}/auth/user/logout`, respond));
  const { router, toastTitles } = renderShell('/services');
  signInAda();
  await act(() => router.navigate('/logout'));

  await waitFor(() => expect([...toastTitles]).toContain('Logged out successfully'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sessionStore.getState().status).toBe('anonymous');
});

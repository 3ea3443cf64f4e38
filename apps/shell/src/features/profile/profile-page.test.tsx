import { signIn } from '@freely/auth';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API, renderShell } from '../../testing/render-shell.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ada = {
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['customer' as const],
  practitioner_info: null,
};

test('the account data is shown as raw JSON', async () => {
  server.use(http.get(`${API}/auth/user`, () => HttpResponse.json(ada)));
  const { router } = renderShell('/services');
  act(() => signIn({ ...ada, access_token: 'token-of-ada' }));
  await act(() => router.navigate('/profile'));

  expect(await screen.findByText(/"user_id": 7/)).toHaveTextContent(
    '"email": "ada@people.example"',
  );
});

test('a failed request can be retried', async () => {
  server.use(
    http.get(`${API}/auth/user`, () => HttpResponse.json({ message: 'Resting' }, { status: 400 }), {
      once: true,
    }),
    http.get(`${API}/auth/user`, () => HttpResponse.json(ada)),
  );
  const { router, user } = renderShell('/services');
  act(() => signIn({ ...ada, access_token: 'token-of-ada' }));
  await act(() => router.navigate('/profile'));

  expect(await screen.findByText('Resting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/"user_id": 7/)).toBeVisible();
});

test('an anonymous user is redirected to login', async () => {
  const { router } = renderShell('/profile');

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStorage.getItem('freely.target')).toBe('/profile');
});

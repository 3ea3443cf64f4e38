import { send } from '@freely/api-client/client';
import { currentUser } from '@freely/api-client/contract';
import { beginImpersonation, sessionStore, signIn } from '@freely/auth';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API, renderShell } from '../testing/render-shell.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const response = {
  access_token: 'token-of-ada',
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['customer' as const],
  practitioner_info: null,
};

const logoutTokens: (string | null)[] = [];
const mockLogout = (status: number) =>
  server.use(
    http.post(`${API}/auth/user/logout`, ({ request }) => {
      logoutTokens.push(request.headers.get('authorization'));
      return HttpResponse.json({ message: 'Bye' }, { status });
    }),
  );

async function impersonateAda() {
  logoutTokens.length = 0;
  const shell = renderShell('/services');
  act(() =>
    signIn({
      ...response,
      access_token: 'token-of-root',
      user_id: 1,
      name: 'Root',
      user_roles: ['admin'],
    }),
  );
  act(() => beginImpersonation(response, (path) => void shell.router.navigate(path)));
  await screen.findByText('You are logged in as Ada');

  return shell;
}

test('the bar names the user, and two seconds later their start page opens', async () => {
  const { router } = await impersonateAda();
  expect(router.state.location.pathname).toBe('/services');

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'));
  expect(screen.getByText('You are logged in as Ada')).toBeVisible();
});

test.each([200, 401, 500])(
  'returning leads to the admin pages when the server responds with %i',
  async (status) => {
    mockLogout(status);
    const { router, user } = await impersonateAda();
    await user.click(screen.getByRole('button', { name: 'Return to admin' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(logoutTokens).toEqual(['Bearer token-of-ada']);
    expect(sessionStore.getState()).toMatchObject({ token: 'token-of-root' });
    expect(screen.queryByText('You are logged in as Ada')).not.toBeInTheDocument();
  },
);

test('after an hour, the admin is back in their own session', async () => {
  server.use(
    http.get(`${API}/auth/user`, () => HttpResponse.json({ message: 'No' }, { status: 401 })),
  );
  const { router, toastTitles } = await impersonateAda();
  await act(() => send(currentUser, {}).catch(() => {}));

  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  expect(sessionStore.getState().token).toBe('token-of-root');
  expect([...toastTitles]).toContain('Your hour as Ada is over. You are back in your own account');
});

test('logging out ends both sessions', async () => {
  mockLogout(200);
  const { router } = await impersonateAda();
  await act(() => router.navigate('/logout'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logoutTokens).toEqual(['Bearer token-of-ada', 'Bearer token-of-root']);
  expect(sessionStore.getState().status).toBe('anonymous');
});

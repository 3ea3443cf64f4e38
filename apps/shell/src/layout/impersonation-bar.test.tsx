import { send } from '@freely/api-client/client';
import { currentUser } from '@freely/api-client/contract';
import { beginImpersonation, sessionStore, signIn, useSession } from '@freely/auth';
import { useQuery } from '@freely/query';
import type { RouteObject } from '@freely/router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { setFrameLinks } from '../frame/page-frame.ts';
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

async function openAs(pages: RouteObject[], path: string) {
  logoutTokens.length = 0;
  const shell = renderShell('/services', pages);
  act(() =>
    signIn({
      ...response,
      access_token: 'token-of-root',
      user_id: 1,
      name: 'Root',
      user_roles: ['admin'],
    }),
  );
  await act(() => shell.router.navigate(path));

  return shell;
}

async function impersonateAda() {
  const shell = await openAs([], '/services');
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

describe('the page that is left', () => {
  /** The tokens with which the page asked. */
  let senders: (string | null)[];
  const area = [
    { path: '/admin', Component: () => <Area name="Admin area" /> },
    { path: '/customer/bookings', Component: () => <Area name="My bookings" /> },
  ];
  function Area({ name }: { name: string }) {
    const { data, isError } = useQuery({
      queryKey: ['auth', 'user', name],
      queryFn: () => send(currentUser, {}),
      retry: false,
    });
    // As every page does that names who is signed in.
    useSession();

    return (
      <>
        <h1>{name}</h1>
        <p>{isError ? 'Refused' : data?.name}</p>
      </>
    );
  }
  afterEach(() => setFrameLinks({}));
  beforeEach(() => {
    setFrameLinks({ account: [{ label: 'Admin area', to: '/admin', audience: ['admin'] }] });
    senders = [];
    server.use(
      http.get(`${API}/auth/user`, ({ request }) => {
        senders.push(request.headers.get('authorization'));
        const { access_token: _token, ...user } = response;
        return HttpResponse.json({ ...user, name: request.headers.get('authorization') });
      }),
    );
  });

  test('asks for nothing as the user whom the admin becomes, nor as the admin on the way back', async () => {
    mockLogout(200);
    const { router, user } = await openAs(area, '/admin');
    expect(await screen.findByText('Bearer token-of-root')).toBeVisible();

    act(() => beginImpersonation(response, (path) => void router.navigate(path)));
    expect(await screen.findByText('You are logged in as Ada')).toBeVisible();
    expect(screen.getByText('Bearer token-of-root')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/customer/bookings'));
    expect(await screen.findByText('Bearer token-of-ada')).toBeVisible();
    expect(senders).toEqual(['Bearer token-of-root', 'Bearer token-of-ada']);

    await user.click(screen.getByRole('button', { name: 'Return to admin' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    // Asked anew: nothing of before was kept for the next user.
    await waitFor(() =>
      expect(senders).toEqual([
        'Bearer token-of-root',
        'Bearer token-of-ada',
        'Bearer token-of-root',
      ]),
    );
  });
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
  expect([...toastTitles]).toContain('You are no longer logged in as Ada');
});

test('logging out ends both sessions', async () => {
  mockLogout(200);
  const { router } = await impersonateAda();
  await act(() => router.navigate('/logout'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(logoutTokens).toEqual(['Bearer token-of-ada', 'Bearer token-of-root']);
  expect(sessionStore.getState().status).toBe('anonymous');
});

import { send } from '@freely/api-client/client';
import { currentUser, type SignedIn } from '@freely/api-client/contract';
import {
  authDialogStore,
  beginImpersonation,
  dismissAuthDialog,
  guard,
  loginRequired,
  openAuthDialog,
  sessionStore,
  signIn,
  signOut,
} from '@freely/auth';
import { useMutation } from '@freely/query';
import { useBlocker } from '@freely/router';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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

interface Who {
  user_id: number;
  name: string;
}

function responseFor(who: Who): SignedIn {
  return {
    access_token: `token-of-${who.name}`,
    email: 'them@people.example',
    user_roles: ['customer'],
    practitioner_info: null,
    ...who,
  };
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

describe('a session that is lost on a page that needs one', () => {
  const checkout = [
    {
      path: '/payment/:id',
      loader: guard(loginRequired),
      // As at checkout: saving a note does not run the guard again.
      shouldRevalidate: () => false,
      Component: Payment,
    },
  ];
  /** What failed to be saved keeps the router from leaving. */
  function UnsavedNotes() {
    return <p>{useBlocker(true).state === 'blocked' ? 'Leave without saving?' : 'Not saved'}</p>;
  }
  let isStuck = false;
  afterEach(() => {
    isStuck = false;
  });
  function Payment() {
    const pay = useMutation({ mutationFn: () => send(currentUser, {}) });

    return (
      <>
        <h1>Payment</h1>
        {isStuck && <UnsavedNotes />}
        <input aria-label="Notes" />
        <button type="button" onClick={() => pay.mutate()}>
          Pay
        </button>
        {pay.error && <p role="alert">{pay.error.message}</p>}
      </>
    );
  }
  const ada = {
    access_token: 'another-token-of-ada',
    user_id: 7,
    name: 'Ada',
    email: 'ada@people.example',
    user_roles: ['customer' as const],
    practitioner_info: null,
  };

  async function loseAtCheckout() {
    server.use(
      http.get(`${API}/auth/user`, () => HttpResponse.json({ message: 'No' }, { status: 401 })),
      http.post(`${API}/auth/user/login`, () => HttpResponse.json(ada)),
    );
    const shell = renderShell('/services', checkout);
    signInAda();
    await act(() => shell.router.navigate('/payment/7'));
    await shell.user.type(await screen.findByLabelText('Notes'), 'Blue door');
    const opened = screen.findByRole('dialog');
    await send(currentUser, {}).catch(() => {});

    return { ...shell, dialog: within(await opened) };
  }

  /** Where the page on screen was when the kept one was no longer out of sight. */
  function pathWhenShown({ router }: Awaited<ReturnType<typeof loseAtCheckout>>) {
    const shown = { at: null as string | null };
    authDialogStore.subscribe(({ isPageKept }, before) => {
      if (before.isPageKept && !isPageKept) shown.at = router.state.location.pathname;
    });

    return shown;
  }

  async function logIn({ dialog, user }: Awaited<ReturnType<typeof loseAtCheckout>>) {
    await user.type(dialog.getByLabelText('Email'), 'ada@people.example');
    await user.type(dialog.getByLabelText('Password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('offers to log in on the spot, and keeps what was typed', async () => {
    const shell = await loseAtCheckout();
    expect(shell.dialog.getByText(/Your session has ended. Log in to go on/)).toBeVisible();
    expect([...shell.toastTitles]).toEqual([]);

    await logIn(shell);

    expect(shell.router.state.location.pathname).toBe('/payment/7');
    expect(screen.getByLabelText('Notes')).toHaveValue('Blue door');
  });

  test('what was refused for it is no longer told to who has logged in again', async () => {
    const refused = { message: 'You must log in to continue' };
    server.use(
      http.get(`${API}/auth/user`, () => HttpResponse.json(refused, { status: 401 })),
      http.post(`${API}/auth/user/login`, () => HttpResponse.json(ada)),
    );
    const shell = renderShell('/services', checkout);
    signInAda();
    await act(() => shell.router.navigate('/payment/7'));
    await shell.user.click(await screen.findByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await screen.findByText(refused.message)).toBeInTheDocument();

    await logIn({ ...shell, dialog });

    expect(screen.getByRole('heading', { name: 'Payment' })).toBeVisible();
    expect(screen.queryByText(refused.message)).toBeNull();
  });

  test('what waits for the password then is not told of, and can be sent again', async () => {
    const refused = { message: 'Enter your password', code: 'reauthentication_required' };
    server.use(
      http.get(`${API}/auth/user`, () => HttpResponse.json(refused, { status: 403 })),
      http.post(`${API}/auth/reauthenticate`, () => HttpResponse.json({}, { status: 401 })),
      http.post(`${API}/auth/user/login`, () => HttpResponse.json(ada)),
    );
    const shell = renderShell('/services', checkout);
    signInAda();
    await act(() => shell.router.navigate('/payment/7'));
    await shell.user.click(await screen.findByRole('button', { name: 'Pay' }));
    const password = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await shell.user.type(password.getByLabelText('Password'), 'the right one{Enter}');
    await screen.findByText(/Your session has ended. Log in to go on/);
    const dialog = within(screen.getByRole('dialog'));
    expect(await screen.findByText(refused.message)).toBeInTheDocument();
    let sent = 0;
    server.use(
      http.get(`${API}/auth/user`, ({ request }) => {
        sent += 1;
        expect(request.headers.get('authorization')).toBe(`Bearer ${ada.access_token}`);
        return HttpResponse.json(ada);
      }),
    );

    await logIn({ ...shell, dialog });

    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toBe(0);
    await shell.user.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(sent).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const bob = { ...ada, access_token: 'token-of-bob', user_id: 8, name: 'Bob' };
  const asBob = () => http.post(`${API}/auth/user/login`, () => HttpResponse.json(bob));

  test.each([
    ['with everything saved', false],
    ['with something that was not saved', true],
  ])('somebody else who logs in does not see it, %s, and is told so', async (_how, isUnsaved) => {
    isStuck = isUnsaved;
    const shell = await loseAtCheckout();
    server.use(asBob());
    sessionStorage.setItem('freely.draft.notes', 'Blue door');

    const shown = pathWhenShown(shell);
    await logIn(shell);

    await waitFor(() => expect(shell.router.state.location.pathname).toBe('/customer'));
    expect(shown.at).toBe('/customer');
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect([...shell.toastTitles]).toContain('You are now logged in as Bob');
    expect(sessionStorage.getItem('freely.draft.notes')).toBeNull();
  });

  test('somebody else whose home is the same page gets a new one', async () => {
    const home = { path: '/customer', loader: guard(loginRequired), Component: Payment };
    server.use(
      http.get(`${API}/auth/user`, () => HttpResponse.json({ message: 'No' }, { status: 401 })),
      asBob(),
    );
    const shell = renderShell('/services', [home]);
    signInAda();
    await act(() => shell.router.navigate('/customer'));
    await shell.user.type(await screen.findByLabelText('Notes'), 'Blue door');
    const opened = screen.findByRole('dialog');
    await send(currentUser, {}).catch(() => {});
    await logIn({ ...shell, dialog: within(await opened) });

    await waitFor(() => expect(document.body).not.toHaveAttribute('data-page-kept'));
    expect(await screen.findByLabelText('Notes')).toHaveValue('');
    expect([...shell.toastTitles]).toContain('You are now logged in as Bob');
  });

  test.each([
    ['a page that needs a session is left', '/payment/7', '/customer'],
    ['another one stays', '/services', '/services'],
  ])('when another tab is somebody else at once, %s', async (_what, path, to) => {
    const { router, toastTitles } = renderShell('/services', checkout);
    signInAda();
    if (path !== '/services') await act(() => router.navigate(path));
    const { access_token: token, ...user } = bob;
    localStorage.setItem('freely.session', JSON.stringify({ token, user, savedAt: Date.now() }));
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });

    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    expect(router.state.location.pathname).toBe(to);
    expect(toastTitles.has('You are now logged in as Bob')).toBe(path !== to);
  });

  test('closing the dialog leads to login, and the page is remembered', async () => {
    const shell = await loseAtCheckout();
    const { dialog, router, user } = shell;
    const shown = pathWhenShown(shell);

    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(sessionStorage.getItem('freely.target')).toBe('/payment/7');
    expect(shown.at).toBe('/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asking for a new password keeps the page out of sight, and leads back to the log-in', async () => {
    server.use(
      http.post(`${API}/auth/sendResetPasswordEmail`, () =>
        HttpResponse.json({ message: 'Look into your inbox' }),
      ),
    );
    const shell = await loseAtCheckout();
    const { dialog, user } = shell;
    const shown = pathWhenShown(shell);
    await user.click(dialog.getByRole('button', { name: /Forgot/ }));
    await user.type(await screen.findByLabelText('Email'), 'ada@people.example');
    await user.click(screen.getByRole('button', { name: /link/ }));

    const login = within(await screen.findByRole('dialog', { name: 'Welcome back' }));
    expect(shown.at).toBeNull();
    expect(document.body).toHaveAttribute('data-page-kept');
    // Nobody types it a second time.
    expect(login.getByLabelText('Email')).toHaveValue('ada@people.example');
    await user.clear(login.getByLabelText('Email'));
    await logIn({ ...shell, dialog: login });
    expect(screen.getByLabelText('Notes')).toHaveValue('Blue door');
    expect(document.body).not.toHaveAttribute('data-page-kept');
  });

  test('another query is still the same page, out of sight', async () => {
    const { router } = await loseAtCheckout();
    await act(() => router.navigate('/payment/7?from=back'));

    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(document.body).toHaveAttribute('data-page-kept');
  });

  test.each([
    ['and this page had noticed already', true],
    ['before this page made a call', false],
  ])(
    'whose account was deleted in another tab, %s, is not offered again',
    async (_when, isLost) => {
      const { router, toastTitles } = isLost
        ? await loseAtCheckout()
        : renderShell('/services', checkout);
      if (!isLost) {
        signInAda();
        await act(() => router.navigate('/payment/7'));
      }
      sessionStorage.setItem('freely.draft.notes', 'Blue door');
      const otherTab = new BroadcastChannel('freely.session');
      otherTab.postMessage({ deletedUserId: 8 });
      otherTab.postMessage({ deletedUserId: 7 });

      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      otherTab.close();
      expect([...toastTitles]).toEqual(['This account was deleted in another tab']);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.body).not.toHaveAttribute('data-page-kept');
      expect(sessionStore.getState().status).toBe('anonymous');
      expect(sessionStorage.getItem('freely.draft.notes')).toBeNull();
    },
  );

  test('in another tab is offered there as well', async () => {
    const { router } = renderShell('/services', checkout);
    signInAda();
    await act(() => router.navigate('/payment/7'));
    localStorage.clear();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });

    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/payment/7');
  });
});

describe('a session that was not used for a day', () => {
  const logInAs = (who: Who) => act(() => signIn(responseFor(who)));

  function leaveForADay() {
    const stored = JSON.parse(localStorage.getItem('freely.session') ?? '{}');
    const savedAt = stored.savedAt - 25 * 60 * 60_000;
    localStorage.setItem('freely.session', JSON.stringify({ ...stored, savedAt }));
  }

  async function comeBackTo(path: string) {
    const shell = renderShell('/services', guarded);
    signInAda();
    sessionStorage.setItem('freely.draft.notes', 'Blue door');
    leaveForADay();
    await act(() => shell.router.navigate(path));
    expect(sessionStore.getState().status).toBe('anonymous');

    return shell;
  }

  test('leads to login, and the page that was wanted is remembered', async () => {
    const { router } = await comeBackTo('/payment/7');

    expect(router.state.location.pathname).toBe('/login');
    expect(sessionStorage.getItem('freely.target')).toBe('/payment/7');
  });

  test('is offered again over a page whose guard has let them into the one before', async () => {
    const area = ['one', 'two'].map((path) => ({ path, Component: () => <h1>{path}</h1> }));
    const { router } = renderShell('/services', [
      { path: '/area', loader: guard(loginRequired), children: area },
    ]);
    signInAda();
    await act(() => router.navigate('/area/one'));
    // As it was opened before, the dialog is there at once.
    act(() => openAuthDialog({ kind: 'login' }));
    await screen.findByRole('dialog', { name: 'Welcome back' });
    act(() => dismissAuthDialog());
    leaveForADay();
    await act(() => router.navigate('/area/two'));

    expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(document.body).toHaveAttribute('data-page-kept');
    logInAs({ user_id: 7, name: 'Ada' });
    expect(await screen.findByRole('heading', { name: 'two' })).toBeVisible();
  });

  test.each([
    ['is there for the same person', { user_id: 7, name: 'Ada' }, 'Blue door'],
    ['is gone for somebody else', { user_id: 8, name: 'Bob' }, null],
  ])('what was typed before %s', async (_what, user, kept) => {
    await comeBackTo('/services?q=nails');
    logInAs(user);

    expect(sessionStorage.getItem('freely.draft.notes')).toBe(kept);
  });

  test('is not gone on with by an admin who logs in here and then as the same person', async () => {
    await comeBackTo('/services?q=nails');
    logInAs({ user_id: 1, name: 'Root' });
    sessionStorage.setItem('freely.draft.notes', 'Green door');
    act(() => beginImpersonation(responseFor({ user_id: 7, name: 'Ada' }), () => {}));

    expect(sessionStorage.getItem('freely.draft.notes')).toBeNull();
  });

  test('logging out leaves nothing of what was typed', async () => {
    await comeBackTo('/services?q=nails');
    logInAs({ user_id: 7, name: 'Ada' });
    act(() => signOut());

    expect(sessionStorage.getItem('freely.draft.notes')).toBeNull();
  });
});

describe('logging out', () => {
  const respondWith = (status: number) => {
    const tokens: (string | null)[] = [];
    server.use(
      http.post(`${API}/auth/user/logout`, ({ request }) => {
        tokens.push(request.headers.get('authorization'));
        return HttpResponse.json({ message: 'No' }, { status: tokens.length > 1 ? 200 : status });
      }),
    );

    return tokens;
  };

  test.each([200, 401, 500])('leads home when the server responds with %i', async (status) => {
    respondWith(status);
    const { router, toastTitles } = renderShell('/services');
    signInAda();
    await act(() => router.navigate('/logout'));

    await waitFor(() => expect([...toastTitles]).toEqual(['Logged out successfully']));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStore.getState().status).toBe('anonymous');
    expect(sessionStorage.getItem('freely.target')).toBeNull();
  });

  test('ends the own session of an admin, too, whose time as somebody else is over', async () => {
    const tokens = respondWith(401);
    const { router, toastTitles } = renderShell('/services');
    signInAda();
    act(() => beginImpersonation(responseFor({ user_id: 8, name: 'Bob' }), () => {}));
    await act(() => router.navigate('/logout'));

    await waitFor(() => expect([...toastTitles]).toEqual(['Logged out successfully']));
    expect(tokens).toEqual(['Bearer token-of-Bob', 'Bearer token-of-ada']);
    expect(sessionStore.getState().status).toBe('anonymous');
  });
});

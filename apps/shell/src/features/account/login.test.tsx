import type { SignedIn } from '@freely/api-client/contract';
import { openAuthDialog, rememberTarget, sessionStore } from '@freely/auth';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { setFrameLinks } from '../../frame/page-frame.ts';
import { API, renderShell } from '../../testing/render-shell.tsx';

const response: SignedIn = {
  access_token: 'token-of-ada',
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['customer'],
  practitioner_info: null,
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const mockLogin = (body: object, status = 200) =>
  server.use(http.post(`${API}/auth/user/login`, () => HttpResponse.json(body, { status })));

async function logIn({ user }: ReturnType<typeof renderShell>) {
  await user.type(await screen.findByLabelText('Email'), 'ada@people.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
}

test.each([
  ['customer', '/customer'],
  ['practitioner', '/practitioner'],
  ['admin', '/admin'],
] as const)('a %s sees a welcome toast and goes to %s', async (role, home) => {
  mockLogin({ ...response, user_roles: [role] });
  const shell = renderShell('/login');
  await logIn(shell);

  await waitFor(() => expect(shell.router.state.location.pathname).toBe(home));
  expect([...shell.toastTitles]).toEqual(['Welcome, Ada']);
  expect(sessionStore.getState().token).toBe('token-of-ada');
});

test('an account with a second factor asks for a code, and sends it with the password', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/auth/user/login`, async ({ request }) => {
      const body = (await request.json()) as { code?: string };
      sent.push(body);
      if (body.code) return HttpResponse.json(response);
      const refusal = { message: 'Please enter the code', errors: { code: ['Please'] } };
      return HttpResponse.json(refusal, { status: 422 });
    }),
  );
  const shell = renderShell('/login');
  await logIn(shell);

  const code = await screen.findByLabelText('Code of your app');
  expect(code).toHaveFocus();
  await shell.user.type(code, '123456{Enter}');

  await waitFor(() => expect(sessionStore.getState().token).toBe('token-of-ada'));
  const password = { email: 'ada@people.example', password: 'correct horse' };
  expect(sent).toEqual([password, { ...password, code: '123456' }]);
});

test('after that, another account logs in without a code', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/auth/user/login`, async ({ request }) => {
      const body = (await request.json()) as { email: string };
      sent.push(body);
      if (body.email.startsWith('bob')) return HttpResponse.json(response);
      const refusal = { message: 'Please enter the code', errors: { code: ['Please'] } };
      return HttpResponse.json(refusal, { status: 422 });
    }),
  );
  const shell = renderShell('/login');
  await logIn(shell);
  await screen.findByLabelText('Code of your app');
  const email = screen.getByLabelText('Email');
  await shell.user.clear(email);
  await shell.user.type(email, 'bob@people.example{Enter}');

  await waitFor(() => expect(sessionStore.getState().token).toBe('token-of-ada'));
  expect(sent[1]).toEqual({ email: 'bob@people.example', password: 'correct horse' });
});

test('after a required login, the remembered target opens', async () => {
  mockLogin(response);
  const shell = renderShell('/login');
  rememberTarget('/payment/7?from=mail');
  await logIn(shell);

  await waitFor(() => expect(shell.router.state.location.pathname).toBe('/payment/7'));
  expect(shell.router.state.location.search).toBe('?from=mail');
});

test('a refused login marks both fields, and shows the reason until the field gets the focus', async () => {
  mockLogin(
    {
      message: 'Invalid password or email',
      errors: { email: [''], password: ['Invalid password or email'] },
    },
    401,
  );
  const shell = renderShell('/login');
  await logIn(shell);

  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Invalid password or email'));
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(shell.router.state.location.pathname).toBe('/login');

  await shell.user.click(password);
  expect(password).toBeValid();
  expect(password).not.toHaveAccessibleDescription();
});

test('an error that belongs to no field is shown above the form', async () => {
  mockLogin({ message: 'Too many attempts. Please wait a minute.' }, 429);
  await logIn(renderShell('/login'));

  expect(await screen.findByText('Too many attempts. Please wait a minute.')).toBeVisible();
});

test('both fields are validated before the form is sent', async () => {
  const { user } = renderShell('/login');
  await user.type(await screen.findByLabelText('Email'), 'ada');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));

  expect(await screen.findByText('E-mail must be valid')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
});

test('the practitioner sign-up is not offered on the plain login page', async () => {
  renderShell('/login');
  const page = within(await screen.findByRole('main'));
  expect(page.queryByText('Want to take bookings?')).not.toBeInTheDocument();
});

test('the practitioner sign-up is offered with the role in the path', async () => {
  setFrameLinks({ 'sign-up': [{ label: 'Sign up', to: '/join' }] });
  renderShell('/login/practitioner');

  expect(await screen.findByText('Want to take bookings?')).toBeVisible();
});

test.each([
  ['a page of the practitioners’ own area', '/workshop/bookings?day=1'],
  ['a step of their sign-up', '/workshop-information/2'],
])('so it is before %s', async (_page, target) => {
  setFrameLinks({
    'sign-up': [{ label: 'Sign up', to: '/join' }],
    account: [{ label: 'Account', to: '/workshop/today', audience: ['practitioner'] }],
  });
  rememberTarget(target);
  renderShell('/login');

  expect(await screen.findByText('Want to take bookings?')).toBeVisible();
});

test('the dialog keeps what was typed while it switches, but no password', async () => {
  const { user } = renderShell('/services');
  act(() => openAuthDialog({ kind: 'register', target: '/payment/7' }));
  await user.type(await screen.findByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'ada@people.example');
  await user.type(screen.getByLabelText('Password'), 'correct horse');

  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Email')).toHaveValue('ada@people.example');
  await user.click(screen.getByRole('button', { name: 'Create an account' }));

  expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@people.example');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  sessionStorage.clear();
});

test('the dialog switches between login and registration, and closing it forgets the target', async () => {
  const { user, router } = renderShell('/services');
  act(() => openAuthDialog({ kind: 'login', target: '/payment/7' }));
  const dialog = await screen.findByRole('dialog', { name: 'Welcome back' });

  await user.click(within(dialog).getByRole('button', { name: 'Create an account' }));
  expect(await screen.findByRole('dialog', { name: 'Create an account' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Welcome back' })).getByRole('button', {
      name: 'Close',
    }),
  );

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sessionStorage.getItem('freely.target')).toBeNull();
  expect(router.state.location.pathname).toBe('/services');
});

test('after login in the dialog, its target opens', async () => {
  mockLogin(response);
  const { user, router } = renderShell('/services');
  act(() => openAuthDialog({ kind: 'login', target: '/payment/7' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Email'), 'ada@people.example');
  await user.type(dialog.getByLabelText('Password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Log in' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/payment/7'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

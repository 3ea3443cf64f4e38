import { openAuthDialog, sessionStore, signIn } from '@freely/auth';
import { rememberEmailReturn } from '@freely/shell-sdk/email-return';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API, renderShell } from '../../../testing/render-shell.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const sent: unknown[] = [];
const mockPost = (path: string, body: object, status = 200) =>
  server.use(
    http.post(`${API}${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
const mockResetRequest = (body: object, status?: number) =>
  mockPost('/auth/sendResetPasswordEmail', body, status);
const mockReset = (body: object, status?: number) => mockPost('/auth/resetPassword', body, status);

const ada = {
  access_token: 'token-of-ada',
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['customer' as const],
  practitioner_info: null,
};

test('requesting a link on the page shows a toast and leads home', async () => {
  mockResetRequest({ message: 'If this email has an account, we have sent it a link.' });
  const { user, router, toastTitles } = renderShell('/login');
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  expect(await screen.findByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await user.type(await screen.findByLabelText('Email'), 'ada@people.example');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect([...toastTitles]).toEqual(['Your request has been sent']);
  expect(sent.at(-1)).toEqual({ email: 'ada@people.example' });
});

test('the dialog switches between login and the reset request, and closes on success', async () => {
  mockResetRequest({ message: 'Sent.' });
  const { user, router, toastTitles } = renderShell('/services');
  act(() => openAuthDialog({ kind: 'login', target: '/payment/7' }));
  const switchTo = async (title: string, button: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.click(dialog.getByRole('button', { name: button }));
  };
  await switchTo('Welcome back', 'Forgot password?');
  await switchTo('Reset your password', 'Log in');
  await switchTo('Welcome back', 'Forgot password?');
  await user.type(await screen.findByLabelText('Email'), 'ada@people.example');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect([...toastTitles]).toEqual(['Your request has been sent']);
  expect(router.state.location.pathname).toBe('/services');
  expect(sessionStorage.getItem('freely.target')).toBeNull();
});

test('a refused request keeps the typed email, and shows errors under the field or as a toast', async () => {
  mockResetRequest({ message: 'No', errors: { email: ['E-mail must be valid'] } }, 422);
  const { user, toastTitles } = renderShell('/reset-password-request');
  const email = await screen.findByLabelText('Email');
  await user.type(email, 'ada@people');
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail must be valid'));

  mockResetRequest({ message: 'Too many attempts. Please wait.' }, 429);
  await user.click(email);
  expect(email).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  await waitFor(() => expect([...toastTitles]).toContain('Too many attempts. Please wait.'));
  expect(email).toHaveValue('ada@people');
});

async function chooseAPassword(
  { user }: ReturnType<typeof renderShell>,
  confirmation = 'a new horse',
) {
  await user.type(await screen.findByLabelText('Email'), 'ada@people.example');
  await user.type(screen.getByLabelText('Password'), 'a new horse');
  await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
}

test('a new password stores the device token and leads to login', async () => {
  mockReset({ message: 'Your password has been changed.', device_token: 'this-browser' });
  const shell = renderShell('/reset-password/token-of-the-mail');
  act(() => signIn(ada));
  await chooseAPassword(shell);

  await waitFor(() => expect(shell.router.state.location.pathname).toBe('/login'));
  expect([...shell.toastTitles]).toContain('Your password has been changed.');
  expect(localStorage.getItem('freely.device')).toBe('this-browser');
  expect(sessionStore.getState().status).toBe('anonymous');
  expect(sent.at(-1)).toEqual({
    email: 'ada@people.example',
    token: 'token-of-the-mail',
    password: 'a new horse',
    password_confirmation: 'a new horse',
  });
});

test('two different passwords are not sent', async () => {
  await chooseAPassword(renderShell('/reset-password/x'), 'another horse');

  expect(await screen.findByText('Passwords must match')).toBeVisible();
});

test('a used link offers to request a new one, and keeps the fields', async () => {
  mockReset({ message: 'This link is no longer valid. Please ask for a new one.' }, 422);
  const shell = renderShell('/reset-password/x');
  await chooseAPassword(shell);

  expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/reset-password-request',
  );
  expect([...shell.toastTitles]).toEqual([
    'This link is no longer valid. Please ask for a new one.',
  ]);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@people.example');
  expect(screen.getByLabelText('Password')).toHaveValue('a new horse');
});

test.each([
  ['the own', '', /that the address to which we sent this link is yours/, /nothing left to do/],
  ['a new', '?new=1', /Once it is confirmed, you log in with it/, /and you log in with it/],
])('%s email is confirmed in words of its own', async (_which, query, lead, next) => {
  mockPost('/auth/confirmEmail', { message: 'Your email has been confirmed' });
  const { user } = renderShell(`/confirm-email/token-of-the-mail${query}`);
  expect(await screen.findByText(lead)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm this email' }));

  expect(await screen.findByText(next)).toBeVisible();
});

test('the page that needed a confirmed email is a link once it is confirmed, for who is signed in', async () => {
  mockPost('/auth/confirmEmail', { message: 'Your email has been confirmed' });
  const { access_token: _token, ...user } = ada;
  server.use(http.get(`${API}/auth/user`, () => HttpResponse.json(user)));
  const shell = renderShell('/confirm-email/token-of-the-mail');
  act(() => signIn(ada));
  rememberEmailReturn('/customer/waiting-list/join?location=mobile');
  await shell.user.click(await screen.findByRole('button', { name: 'Confirm this email' }));

  expect(await screen.findByRole('link', { name: 'Go back to where you were' })).toHaveAttribute(
    'href',
    '/customer/waiting-list/join?location=mobile',
  );
});

test('a button confirms a new email, and the session is updated', async () => {
  mockPost('/auth/confirmEmail', { message: 'Your new email has been confirmed' });
  const { access_token: _token, ...user } = ada;
  server.use(
    http.get(`${API}/auth/user`, () => HttpResponse.json({ ...user, email: 'ada@new.example' })),
  );
  const shell = renderShell('/confirm-email/token-of-the-mail');
  act(() => signIn(ada));
  await shell.user.click(await screen.findByRole('button', { name: 'Confirm this email' }));

  expect(
    await screen.findByText('Your email has been confirmed', { selector: 'strong' }),
  ).toBeVisible();
  await waitFor(() => expect(sessionStore.getState().user?.email).toBe('ada@new.example'));
  expect(sent.at(-1)).toEqual({ token: 'token-of-the-mail' });
});

test('a used confirmation link says what that means, and offers a way on', async () => {
  mockPost('/auth/confirmEmail', { message: 'This link is no longer valid.' }, 422);
  const { user } = renderShell('/confirm-email/x');
  await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));

  expect(
    await screen.findByText(/If you have used it before, your email is confirmed/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm this email' })).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('a confirmation that failed otherwise can be tried again', async () => {
  mockPost('/auth/confirmEmail', { message: 'Something went wrong. Please try again.' }, 503);
  const { user } = renderShell('/confirm-email/x');
  await user.click(await screen.findByRole('button', { name: 'Confirm this email' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again.',
  );
  expect(screen.getByRole('button', { name: 'Confirm this email' })).toBeEnabled();
});

test.each([
  ['logs out here too, where it is of the same account', ada.user_id, 'anonymous'],
  ['logs nobody else out', ada.user_id + 1, 'signed-in'],
])('a mailed link keeps the old email, and %s', async (_what, user_id, status) => {
  mockPost('/auth/undoEmail', {
    message: 'Your account has the email ada@people.example again.',
    user_id,
  });
  const { user } = renderShell('/keep-email/token-of-the-mail');
  act(() => signIn(ada));
  await user.click(await screen.findByRole('button', { name: 'Keep this address' }));

  expect(await screen.findByText('Your email address stays')).toBeVisible();
  expect(screen.getByText(/ada@people\.example again/)).toBeVisible();
  expect(sent.at(-1)).toEqual({ token: 'token-of-the-mail' });
  expect(sessionStore.getState().status).toBe(status);
});

test.each([
  ['somebody who is logged in', true, 'Go to the home page', '/'],
  ['who is logged out', false, 'Ask for a new password', '/reset-password-request'],
])('a used link says so to %s, changes nothing, and offers a way on', async (_, isIn, name, to) => {
  mockPost('/auth/undoEmail', { message: 'This link is no longer valid.' }, 422);
  const { user } = renderShell('/keep-email/x');
  if (isIn) act(() => signIn(ada));
  await user.click(await screen.findByRole('button', { name: 'Keep this address' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^This link is no longer valid\..*If you have used it before, your account has kept this address/,
  );
  expect(screen.queryByRole('button', { name: 'Keep this address' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Everybody is logged out, and we send/)).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(main.getByRole('link', { name: /^Write to us/ })).toHaveAttribute(
    'href',
    'mailto:support@freely.example',
  );
  expect(sessionStore.getState().status).toBe(isIn ? 'signed-in' : 'anonymous');
});

test('a change that could not be taken back for another reason can be tried again', async () => {
  mockPost('/auth/undoEmail', { message: 'Something went wrong. Please try again.' }, 503);
  const { user } = renderShell('/keep-email/x');
  await user.click(await screen.findByRole('button', { name: 'Keep this address' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByRole('button', { name: 'Keep this address' })).toBeEnabled();
});

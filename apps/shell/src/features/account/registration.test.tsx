import { sessionStore } from '@freely/auth';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API, renderShell } from '../../testing/render-shell.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const sent: unknown[] = [];
const mockRegistration = (body: object, status = 201) =>
  server.use(
    http.post(`${API}/auth/user`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );

async function fillIn({ user }: ReturnType<typeof renderShell>, values = {}) {
  const draft = {
    'First name': 'Ada',
    Email: 'ada@people.example',
    Phone: '07700 900123',
    Password: 'correct horse',
    'Confirm password': 'correct horse',
    ...values,
  };
  await screen.findByLabelText('First name');
  for (const [label, value] of Object.entries(draft)) {
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('checkbox'));
}

const button = () => screen.getByRole('button', { name: 'Create account' });

const registered = {
  message: 'Thank you for registering',
  access_token: 'token-of-ada',
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['customer'],
  practitioner_info: null,
};

test('the button is busy until the next page is there, so nobody registers twice', async () => {
  mockRegistration(registered);
  const before = sent.length;
  const shell = renderShell('/customer-registration', [
    { path: '/customer', lazy: () => new Promise(() => {}) },
  ]);
  await fillIn(shell);
  await shell.user.click(button());
  await waitFor(() => expect(sessionStore.getState().token).toBe('token-of-ada'));
  await shell.user.click(button());

  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(sent.length).toBe(before + 1);
});

test('a new customer is signed in and goes to their dashboard', async () => {
  mockRegistration(registered);
  const shell = renderShell('/customer-registration');
  await fillIn(shell);
  await shell.user.click(button());

  await waitFor(() => expect(shell.router.state.location.pathname).toBe('/customer'));
  expect([...shell.toastTitles]).toEqual(['Thank you for registering']);
  expect(sessionStore.getState().token).toBe('token-of-ada');
  expect(sent.at(-1)).toEqual({
    user_role: 'customer',
    first_name: 'Ada',
    email: 'ada@people.example',
    phone: '07700900123',
    password: 'correct horse',
    password_confirmation: 'correct horse',
  });
});

test('the phone field accepts only digits, eleven at most', async () => {
  const shell = renderShell('/customer-registration');
  const phone = await screen.findByLabelText('Phone');
  await shell.user.type(phone, '+07a700-900 12345');

  expect(phone).toHaveValue('07700900123');
});

test.each([
  ['Email', 'ada', 'E-mail must be valid'],
  ['Phone', '0770', 'Phone must have a valid format (e.g. 07...)'],
  ['Password', 'short', 'Password must be at least 8 characters'],
])('%s "%s" is refused on blur', async (label, value, message) => {
  const { user } = renderShell('/customer-registration');
  await user.type(await screen.findByLabelText(label), value);
  await user.tab();

  expect(await screen.findByText(message)).toBeVisible();
  expect(button()).toBeDisabled();
});

test('the form cannot be sent without consent or with different passwords', async () => {
  const shell = renderShell('/customer-registration');
  await fillIn(shell, { 'Confirm password': 'another horse' });
  expect(button()).toBeDisabled();

  await shell.user.clear(screen.getByLabelText('Confirm password'));
  await shell.user.type(screen.getByLabelText('Confirm password'), 'correct horse');
  await waitFor(() => expect(button()).toBeEnabled());

  await shell.user.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('Please check to continue')).toBeVisible();
  expect(button()).toBeDisabled();
});

test('an error from the server is shown under its field, and disables the button until focus', async () => {
  mockRegistration(
    { message: 'The given data was invalid', errors: { email: ['This email is already taken'] } },
    422,
  );
  const shell = renderShell('/customer-registration');
  await fillIn(shell);
  await shell.user.click(button());

  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('This email is already taken'));
  expect(button()).toBeDisabled();

  await shell.user.click(email);
  expect(email).not.toHaveAccessibleDescription();
  expect(button()).toBeEnabled();
});

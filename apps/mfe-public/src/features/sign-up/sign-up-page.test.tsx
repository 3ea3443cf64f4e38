import { sessionStore } from '@freely/auth';
import { API, renderRemote, setTestSettings } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setTestSettings();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const typed = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  Email: 'ada@people.example',
  Phone: '07700900123',
  Password: 'a-long-password',
  'Confirm password': 'a-long-password',
};
const chosen = {
  'How did you find us?': 'Somebody recommended it',
  'How do you keep your appointments now?': 'In a notebook',
};
const body = {
  user_role: 'practitioner',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@people.example',
  phone: '07700900123',
  gender: 'f',
  how_you_find: 'recommendation',
  appointment_scheduling: 'notebook',
  password: 'a-long-password',
  password_confirmation: 'a-long-password',
};

function mockResponse(response: Record<string, unknown>, status = 201): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`${API}/auth/user`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(response, { status });
    }),
  );

  return sent;
}

const label = (name: string) => screen.findByLabelText(name, { exact: true });

async function open() {
  const { router } = await renderRemote(remote, '/practitioner-registration');

  return router;
}

async function fillIn() {
  for (const [name, text] of Object.entries(typed)) await userEvent.type(await label(name), text);
  for (const [name, option] of Object.entries(chosen)) {
    await userEvent.selectOptions(await label(name), option);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  await userEvent.click(screen.getByRole('checkbox'));
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

const user = {
  access_token: 'token',
  user_id: 9,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['practitioner'],
  practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 1 },
};

test('a practitioner signs up and continues to the wizard', async () => {
  const sent = mockResponse(user);
  const router = await open();
  await fillIn();
  await expectAccessible();
  await submit();

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-information'));
  expect(sent).toEqual([body]);
  expect(sessionStore.getState().user?.user_id).toBe(9);
});

test('the form stands on a card below a band, with a way to log in', async () => {
  await open();
  const card = (await label('First name')).closest('.card')!;

  expect(card.firstElementChild).toHaveClass('band');
  expect(card.firstElementChild).toHaveAttribute('alt', '');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login/practitioner',
  );
});

test('a submit moves the focus to the first error in reading order', async () => {
  await open();
  await label('First name');

  await submit();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
});

test('missing values are reported under each field, and nothing is sent', async () => {
  const sent = mockResponse(user);
  await open();
  await label('First name');
  await submit();

  for (const message of [
    'First name is required',
    'Last name is required',
    'E-mail is required',
    'Phone number is required',
    'Gender is required',
    'Please choose how you found us',
    'Please choose how you keep your appointments',
    'Password is required',
    'Password confirmation is required',
    'Please check to continue',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test.each([
  ['Email', 'ada', 'E-mail must be valid'],
  ['Phone', '12345678901', 'Phone must have a valid format (e.g. 07...)'],
  ['Password', 'short', 'Password must be at least 8 characters'],
])('%s %s is refused', async (name, text, message) => {
  await open();
  await userEvent.type(await label(name), text);
  await userEvent.tab();

  expect(await screen.findByText(message)).toBeVisible();
});

test('the phone field keeps the eleven digits of a British number, however it is typed', async () => {
  await open();
  await userEvent.type(await label('Phone'), '+44 7700 900123 4');

  expect(await label('Phone')).toHaveValue('07700900123');
});

test('passwords that do not match are reported', async () => {
  await open();
  await userEvent.type(await label('Password'), 'a-long-password');
  await userEvent.type(await label('Confirm password'), 'another-password');
  await userEvent.tab();

  expect(await screen.findByText('Passwords must match')).toBeVisible();
});

test('a taken email is reported under its field, and is not sent again', async () => {
  const taken = 'The e-mail has already been taken.';
  const sent = mockResponse({ message: taken, errors: { email: [taken] } }, 422);
  await open();
  await fillIn();
  await submit();

  const email = await label('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription(taken));
  expect(await label('First name')).toHaveValue('Ada');
  await submit();
  expect(sent).toHaveLength(1);

  await userEvent.click(email);
  expect(email).not.toBeInvalid();
});

test('an error without a field is shown above the form', async () => {
  mockResponse({ message: 'Too many tries, please wait a minute' }, 429);
  await open();
  await fillIn();
  await submit();

  expect(await screen.findByText('Too many tries, please wait a minute')).toBeVisible();
});

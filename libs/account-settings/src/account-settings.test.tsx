import type { UserSettings } from '@freely/api-client/contract';
import type { RemoteModule } from '@freely/federation';
import { importCatalogue as importFormsCatalogue } from '@freely/forms/import-catalogue';
import { createCatalogues } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { importCatalogue } from './import-catalogue.ts';
import {
  DataSection,
  DeleteSection,
  EmailSection,
  PasswordSection,
  PhoneSection,
  SessionsSection,
  StatusSection,
  userSettingsQuery,
} from './index.ts';

const settings: UserSettings = {
  active: true,
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@people.example',
  phone: '07700900123',
  gender: 'f',
  birthday: null,
  avatar: null,
};

const [laptop, phone] = [
  {
    id: 'a'.repeat(24),
    device: 'Firefox on Linux',
    started_at: '2026-07-01T08:00:00.000Z',
    last_used_at: '2026-07-02T08:00:00.000Z',
    is_current: true,
  },
  {
    id: 'b'.repeat(24),
    device: '',
    started_at: '2026-06-01T08:00:00.000Z',
    last_used_at: '2026-07-01T13:30:00.000Z',
    is_current: false,
  },
];
let sessions = [laptop, phone];

const onDelete = jest.fn(async () => ({ message: 'Gone' }));

function Page() {
  const { data } = useQuery(userSettingsQuery);
  if (!data) return null;

  return (
    <>
      <h1>Settings</h1>
      <StatusSection active={data.active} />
      <PasswordSection />
      <EmailSection
        email={data.email}
        pending={data.pending_email ?? null}
        isConfirmed={data.email_confirmed}
      />
      <PhoneSection phone={data.phone} />
      <SessionsSection />
      <DataSection />
      <DeleteSection text="All of it goes." consequences="Bookings end." onDelete={onDelete} />
    </>
  );
}

const { withMessages } = createCatalogues({
  'account-settings': importCatalogue,
  forms: importFormsCatalogue,
});
const remote: RemoteModule = {
  name: 'settings',
  routes: [
    {
      path: 'settings',
      lazy: withMessages(async () => ({ Component: Page }), 'account-settings', 'forms'),
    },
  ],
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  toastStore.setState({ toasts: [] });
  onDelete.mockClear();
  sessions = [laptop, phone];
  server.use(
    http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
    http.get(`${API}/auth/sessions`, () => HttpResponse.json(sessions)),
  );
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mockSave(change: Partial<UserSettings> = {}, error?: [number, object]): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.put(`${API}/dashboard/user/settings`, async ({ request }) => {
      sent.push(await request.json());
      if (error) return HttpResponse.json(error[1], { status: error[0] });
      return HttpResponse.json({ message: 'Updated', ...settings, ...change });
    }),
  );

  return sent;
}

/** What another tab has left. */
const mockSettings = (change: Partial<UserSettings>) =>
  server.use(
    http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json({ ...settings, ...change })),
  );

const open = async () => {
  await renderRemote(remote, '/settings', { user: userWith() });
  await screen.findByRole('heading', { name: 'Settings' });
  await screen.findByText('This browser');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectToast = (tone: string, title: string) =>
  waitFor(() =>
    expect(toastStore.getState().toasts).toContainEqual(expect.objectContaining({ tone, title })),
  );

test('the status is saved as soon as it changes', async () => {
  const sent = mockSave({ active: false });
  await open();
  await expectAccessible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Inactive');

  await expectToast('success', 'Updated');
  expect(sent).toEqual([{ active: false }]);
  expect(screen.getByLabelText('Status')).toHaveValue('inactive');
});

test('a refused status change is reverted, and the reason is shown', async () => {
  mockSave({}, [409, { message: 'Not while you have bookings' }]);
  await open();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Inactive');

  await expectToast('warning', 'Not while you have bookings');
  expect(screen.getByLabelText('Status')).toHaveValue('active');
});

test('each password field is required', async () => {
  const sent = mockSave();
  await open();
  await press('Change password');

  for (const message of [
    'Old password is required',
    'Password is required',
    'Password confirmation is required',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(sent).toEqual([]);
});

test('the three passwords are sent together, and the form is empty afterwards', async () => {
  const sent = mockSave();
  await open();
  await userEvent.type(screen.getByLabelText('Old password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password'), 'another one');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'another on');
  await press('Change password');
  expect(await screen.findByText('Passwords must match')).toBeVisible();

  await userEvent.type(screen.getByLabelText('Confirm new password'), 'e');
  await press('Change password');
  await expectToast('success', 'Updated');
  expect(sent).toEqual([
    {
      old_password: 'the old one',
      password: 'another one',
      password_confirmation: 'another one',
    },
  ]);
  expect(screen.getByLabelText('Old password')).toHaveValue('');
});

test('an error from the server is shown under its field, and the typed values stay', async () => {
  const wrong = 'The old password is not correct';
  mockSave({}, [422, { message: wrong, errors: { old_password: [wrong] } }]);
  await open();
  await userEvent.type(screen.getByLabelText('Old password'), 'the old one');
  await userEvent.type(screen.getByLabelText('New password'), 'another one');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'another one');
  await press('Change password');

  const old = screen.getByLabelText('Old password');
  await waitFor(() => expect(old).toHaveAccessibleDescription(wrong));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(wrong);
  expect(old).toHaveValue('the old one');
});

test('the email must be valid, and the old one is shown until the new one is confirmed', async () => {
  const sent = mockSave();
  await open();
  await press('Change email');
  expect(await screen.findByText('E-mail is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New email'), 'ada');
  expect(await screen.findByText('E-mail must be valid')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New email'), '@new.example');
  await press('Change email');

  await expectToast('success', 'Updated');
  expect(sent).toEqual([{ email: 'ada@new.example' }]);
  expect(screen.getByText(/Your email is ada@people.example/)).toBeVisible();
});

test.each([
  ['while none waits', {}],
  ['while another waits', { pending_email: 'ada@new.example' }],
])('the present email is not accepted as a new one %s', async (_when, found) => {
  mockSettings(found);
  const sent = mockSave();
  await open();
  const field = screen.getByLabelText('New email');
  await userEvent.type(field, 'Ada@people.example');
  await press('Change email');

  await waitFor(() => expect(field).toHaveAccessibleDescription('This is your email already.'));
  expect(sent).toEqual([]);
});

test('an email that is not confirmed says so, and the link is sent again', async () => {
  mockSettings({ email_confirmed: false });
  let links = 0;
  server.use(
    http.post(`${API}/dashboard/user/settings/email-link`, () => {
      links += 1;
      return HttpResponse.json({ message: 'Open the link in our email.' });
    }),
  );
  await open();
  expect(await screen.findByText('ada@people.example is not confirmed yet')).toBeVisible();
  await expectAccessible();
  mockSettings({ email_confirmed: true });
  await press('Send the link again');

  await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).toBeNull());
  expect(links).toBe(1);
});

test('an email that waits to be confirmed is shown, sent again, or given up', async () => {
  const requested = mockSave({ pending_email: 'ada@new.example' });
  await open();
  await userEvent.type(screen.getByLabelText('New email'), 'ada@new.example');
  await press('Change email');

  mockSettings({ pending_email: 'ada@new.example' });
  expect(await screen.findByText('Waiting for you to confirm ada@new.example')).toBeVisible();
  expect(screen.getByText(/Until then your email stays ada@people.example/)).toBeVisible();
  await expectAccessible();
  await press('Send the link again');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Keep/ })).toBeEnabled());
  expect(requested).toEqual([{ email: 'ada@new.example' }, { email: 'ada@new.example' }]);
  const kept = mockSave();
  await press('Keep my present email');

  await waitFor(() => expect(screen.queryByText(/Waiting for you/)).toBeNull());
  expect(kept).toEqual([{ email: 'ada@people.example' }]);
});

const movedOn = 'Your email was changed elsewhere in the meantime';
const ended = 'This change was ended elsewhere in the meantime. Your email is ada@people.example.';

test.each([
  ['Send the link again', 'replaced', { pending_email: 'ada@newer.example' }, ended],
  ['Send the link again', 'ended', {}, ended],
  ['Keep my present email', 'confirmed', { email: 'ada@new.example' }, movedOn],
])('%s begins no change when another tab has %s the one on screen', async (...row) => {
  const [button, _how, found, message] = row;
  mockSettings({ pending_email: 'ada@new.example' });
  const sent = mockSave();
  await open();
  expect(screen.getByText('Waiting for you to confirm ada@new.example')).toBeVisible();
  mockSettings(found);
  await press(button);

  await expectToast('info', message);
  await waitFor(() =>
    expect(screen.queryByText('Waiting for you to confirm ada@new.example')).toBeNull(),
  );
  expect(sent).toEqual([]);
});

test('a phone number has eleven digits', async () => {
  const sent = mockSave({ phone: '07700900999' });
  await open();
  const phone = screen.getByRole('textbox', { name: 'Phone' });
  await userEvent.clear(phone);
  await press('Save phone');
  expect(await screen.findByText('Phone number is required')).toBeVisible();
  await userEvent.type(phone, '07700 900 999 9');
  await press('Save phone');

  await expectToast('success', 'Updated');
  expect(sent).toEqual([{ phone: '07700900999' }]);
  expect(phone).toHaveValue('07700900999');
});

test('the account is deleted only after confirmation', async () => {
  await open();
  await press('Delete account');
  await screen.findByRole('dialog', { name: 'Delete your account?' });
  await press('No');
  expect(onDelete).not.toHaveBeenCalled();

  await press('Delete account');
  await press('Yes');
  await expectToast('success', 'Gone');
});

test('another session is logged out, and leaves the list; this one has no button', async () => {
  const ended: unknown[] = [];
  mockSettings({ pending_email: 'eve@new.example' });
  server.use(
    http.delete(`${API}/auth/sessions/:id`, ({ params }) => {
      ended.push(params.id);
      mockSettings({});
      sessions = [laptop];
      return HttpResponse.json({ message: 'Logged out there' });
    }),
  );
  await open();
  const name = 'Log out Unknown browser, last used 01/07/2026, 14:30';
  expect(screen.queryByRole('button', { name: /Log out Firefox/ })).toBeNull();
  expect(screen.getByText('Waiting for you to confirm eve@new.example')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name }));

  await expectToast('success', 'Logged out there');
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(ended).toEqual([phone.id]);
  // What was asked for in it has ended, too.
  await waitFor(() => expect(screen.queryByText(/Waiting for you to confirm/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
});

test('all other sessions are logged out after a question', async () => {
  let calls = 0;
  server.use(
    http.delete(`${API}/auth/sessions`, () => {
      calls += 1;
      sessions = [laptop];
      return HttpResponse.json({ message: 'Logged out everywhere else' });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  expect(calls).toBe(0);
  await press('Yes');

  await expectToast('success', 'Logged out everywhere else');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused download shows the reason', async () => {
  server.use(
    http.get(`${API}/dashboard/user/data`, () =>
      HttpResponse.json({ message: 'Please try again in an hour' }, { status: 429 }),
    ),
  );
  await open();
  await press('Download my data');

  await expectToast('warning', 'Please try again in an hour');
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled();
});

test('an admin who is logged in as the user is offered nothing that the server refuses, and told why', async () => {
  let reads = 0;
  server.use(
    http.get(`${API}/auth/sessions`, () => {
      reads += 1;
      return HttpResponse.json({ message: 'Only they can' }, { status: 403 });
    }),
  );
  await renderRemote(remote, '/settings', {
    user: userWith({ impersonated_by: { user_id: 1, name: 'Root' } }),
  });

  expect(await screen.findByRole('textbox', { name: 'Phone' })).toBeVisible();
  expect(screen.getAllByText(/^You are logged in as this user/)).toHaveLength(5);
  for (const name of [/Change password/, /Change email/, /Download/, /Log out/, /Delete/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(reads).toBe(0);
});

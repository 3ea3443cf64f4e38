import { sessionStore } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { amaraSettings, dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const profile = {
  start_working_date: '2019-03-01',
  qualifications: [],
  bio: '',
  call_out_charge: null,
  active: true,
  cancellation_policy: '',
  bank_details: null as null | {
    sort_code: string;
    account_number: string;
    payable_from?: string | null;
  },
};

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('profile'), () => HttpResponse.json(profile)),
  http.get(`${API}/auth/secondFactor`, () =>
    HttpResponse.json({ is_on: false, recovery_codes_left: 0 }),
  ),
  http.get(`${API}/auth/sessions`, () => HttpResponse.json([])),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/settings', { user: amara });

test('every section of the specification is there', async () => {
  const { container } = await open();
  await screen.findByLabelText('Sort code');

  for (const name of [
    'Profile status',
    'Cancellation policy',
    'Password',
    'Email',
    'Bank details',
    'Phone',
    'Second factor',
    'Where you are logged in',
    'Your data',
    'Delete account',
  ]) {
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: /Read the cancellation policy/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expectAccessible(container);
});

test('the status is saved as soon as it changes', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(`${API}/dashboard/user/settings`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Saved', ...amaraSettings, active: false });
    }),
  );
  await open();
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'inactive');

  await waitFor(() => expect(sent).toEqual([{ active: false }]));
});

test('bank details are write-only and shown only as the last 4 digits', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put(dashboardUrl('profile'), async ({ request }) => {
      sent.push(await request.json());
      const bank_details = {
        sort_code: '••••••',
        account_number: '••••5678',
        payable_from: '2026-07-04T09:30:00.000Z',
      };
      server.use(
        http.get(dashboardUrl('profile'), () => HttpResponse.json({ ...profile, bank_details })),
      );
      return HttpResponse.json({ message: 'Saved', ...profile, bank_details });
    }),
  );
  await open();
  const section = within(await screen.findByRole('region', { name: 'Bank details' }));
  const save = await section.findByRole('button', { name: 'Save bank details' });
  await userEvent.click(save);
  expect(await section.findByText('Sort code is required')).toBeInTheDocument();
  expect(section.getByText('Account number is required')).toBeInTheDocument();
  await userEvent.type(section.getByLabelText('Sort code'), '12-34-5');
  await userEvent.type(section.getByLabelText('Account number'), '12345678');
  await userEvent.click(save);
  expect(await section.findByText('Sort code must be 6 digits')).toBeInTheDocument();
  await userEvent.type(section.getByLabelText('Sort code'), '6');
  await userEvent.click(save);

  expect(await section.findByText(/account ending in 5678/)).toBeInTheDocument();
  expect(sent).toEqual([{ bank_details: { sort_code: '123456', account_number: '12345678' } }]);
  expect(section.getByLabelText('Account number')).toHaveValue('');
  expect(toastStore.getState().toasts).toContainEqual(
    expect.objectContaining({
      title: 'Your bank details were saved',
      text: 'Payouts to this account start on 04/07/2026 at 10:30, because it is new.',
    }),
  );
  expect(section.getByRole('link', { name: 'See your next payouts' })).toHaveAttribute(
    'href',
    '/practitioner/earnings',
  );
});

test('a server error is shown under its field', async () => {
  server.use(
    http.put(dashboardUrl('profile'), () =>
      HttpResponse.json(
        {
          message: 'Please check',
          errors: { 'bank_details.sort_code': ['?'], sort_code: ['No such bank'] },
        },
        { status: 422 },
      ),
    ),
  );
  await open();
  await userEvent.type(await screen.findByLabelText('Sort code'), '123456');
  await userEvent.type(screen.getByLabelText('Account number'), '12345678');
  await userEvent.click(screen.getByRole('button', { name: 'Save bank details' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Sort code')).toHaveAccessibleDescription('No such bank'),
  );
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toContain('No such bank');
});

test('deleting the practitioner account keeps the customer, with a new session', async () => {
  server.use(
    http.delete(dashboardUrl('account'), () =>
      HttpResponse.json({
        ...amara,
        user_roles: ['customer'],
        practitioner_info: null,
        access_token: 'another-token',
        message: 'Your practitioner account is gone',
      }),
    ),
  );
  const { router } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/refunded in full/)).toBeInTheDocument();
  // From now on the practitioner's calls are refused.
  const refused: string[] = [];
  server.use(
    http.all(`${API}/dashboard/*`, ({ request }) => {
      if (request.method === 'DELETE') return undefined;
      refused.push(request.url);
      return HttpResponse.json({ message: 'Available only for practitioners' }, { status: 403 });
    }),
  );
  const yes = dialog.getByRole('button', { name: 'Yes' });
  act(() => {
    yes.click();
    yes.click();
  });

  await waitFor(() => expect(router.state.location.pathname).toBe('/customer'));
  await waitFor(() =>
    expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual([
      'Your practitioner account is gone',
    ]),
  );
  expect(refused).toEqual([]);
  expect(sessionStore.getState()).toMatchObject({
    token: 'another-token',
    user: { user_roles: ['customer'] },
  });
});

test('an admin who is logged in as the practitioner is offered neither bank details nor a second factor', async () => {
  await renderRemote(remote, '/practitioner/settings', {
    user: { ...amara, impersonated_by: { user_id: 1, name: 'Root' } },
  });

  const bank = within(await screen.findByRole('region', { name: 'Bank details' }));
  expect(await bank.findByText(/^You are logged in as this user/)).toBeVisible();
  expect(bank.queryByLabelText('Sort code')).not.toBeInTheDocument();
  const factor = within(screen.getByRole('region', { name: 'Second factor' }));
  expect(factor.queryByRole('button')).not.toBeInTheDocument();
});

test('new bank details say when payouts to them start', async () => {
  const bank_details = {
    sort_code: '**-**-**',
    account_number: '****2345',
    payable_from: '2026-07-04T09:30:00.000Z',
  };
  server.use(
    http.get(dashboardUrl('profile'), () => HttpResponse.json({ ...profile, bank_details })),
  );
  await open();

  expect(
    await screen.findByText(/^Payouts to this account start on 04\/07\/2026 at 10:30/),
  ).toBeVisible();
});

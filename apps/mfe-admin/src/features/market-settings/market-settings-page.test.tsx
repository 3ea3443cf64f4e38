import type { AdminSettings } from '@freely/api-client/contract';
import { defaultSettings } from '@freely/domain/market-settings';
import { type MarketTexts, marketTexts, textNames } from '@freely/domain/market-texts';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const SETTINGS = `${API}/dashboard/admin/settings`;
const texts = Object.fromEntries(
  textNames.map((name) => [name, marketTexts[name].default]),
) as MarketTexts;
let settings: AdminSettings;
let sent: unknown;

const server = setupServer(
  answerRights(),
  http.get(SETTINGS, () => HttpResponse.json(settings)),
  http.put(SETTINGS, async ({ request }) => {
    sent = await request.json();
    const change = { name: 'horizon_months', from: 6, to: 9, reason: 'Wedding season' };
    settings = {
      ...settings,
      version: 4,
      values: { ...settings.values, horizon_months: 9 },
      history: [{ ...change, at: '2026-11-22T10:00:00.000Z', by: 'Ops' }],
    };

    return HttpResponse.json({ message: 'The setting has been saved', ...settings });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  settings = { version: 3, values: defaultSettings(), texts, history: [] };
  sent = undefined;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts[0];

async function openHorizon() {
  await renderRemote(remote, '/admin/market-settings', { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Booking horizon' }));

  return within(await screen.findByRole('dialog'));
}

async function fill(dialog: Awaited<ReturnType<typeof openHorizon>>, value: string) {
  const field = dialog.getByLabelText('New value, in months');
  await userEvent.clear(field);
  await userEvent.type(field, value);
  await userEvent.type(dialog.getByLabelText('Reason'), 'Wedding season');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
}

test('a setting is changed with a reason, from the version that was shown', async () => {
  await fill(await openHorizon(), '9');

  await waitFor(() => expect(toast()?.title).toBe('The setting has been saved'));
  expect(sent).toEqual({ name: 'horizon_months', value: 9, reason: 'Wedding season', version: 3 });
  expect(await screen.findByText('9 months')).toBeTruthy();
  expect(
    screen.getByText('Booking horizon: 6 months to 9 months. Wedding season (Ops)'),
  ).toBeTruthy();
});

test('the history says one month in the singular', async () => {
  const change = { name: 'horizon_months', from: 1, to: 2, reason: 'Busy' };
  settings.history = [{ ...change, at: '2026-11-22T10:00:00.000Z', by: 'Ops' }];
  await renderRemote(remote, '/admin/market-settings', { user: admin });

  expect(await screen.findByText('Booking horizon: 1 month to 2 months. Busy (Ops)')).toBeTruthy();
});

test('a value beyond the bounds is not sent', async () => {
  const dialog = await openHorizon();
  await fill(dialog, '25');

  expect(await dialog.findByText('Please enter a whole number from 1 to 24')).toBeTruthy();
  expect(sent).toBeUndefined();
});

test.each(['-1', '1e1', '12.5'])(
  'a value of %s is kept as it was typed, and not sent',
  async (typed) => {
    const dialog = await openHorizon();
    await fill(dialog, typed);

    expect(dialog.getByLabelText('New value, in months')).toHaveValue(typed);
    expect(await dialog.findByText('Please enter a whole number from 1 to 24')).toBeTruthy();
    expect(sent).toBeUndefined();
  },
);

async function open(name: string) {
  await renderRemote(remote, '/admin/market-settings', { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: `Change: ${name}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Too many');

  return dialog;
}

test('money is typed in pounds, as it is shown', async () => {
  const dialog = await open('Cancellation fee');
  const field = dialog.getByLabelText('New value');
  expect(field).toHaveValue('0.00');
  await userEvent.clear(field);
  await userEvent.type(field, '1000.01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter an amount from £0.00 to £1,000.00')).toBeTruthy();
  expect(sent).toBeUndefined();

  await userEvent.clear(field);
  await userEvent.paste('£2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject({ name: 'cancellation_fee', value: 200 }));
});

test('an empty amount of money is not sent', async () => {
  const dialog = await open('Cancellation fee');
  await userEvent.clear(dialog.getByLabelText('New value'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByText(/^Please enter an amount/)).toBeTruthy();
  expect(sent).toBeUndefined();
});

test('a switch is turned on or off', async () => {
  const dialog = await open('Second factor of admins');
  const isOn = dialog.getByRole<HTMLInputElement>('radio', { name: 'On' }).checked;
  await userEvent.click(dialog.getByRole('radio', { name: isOn ? 'Off' : 'On' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent).toMatchObject({ name: 'admin_second_factor', value: isOn ? 0 : 1 }),
  );
});

test('a change that another admin overtook shows why, and the present values', async () => {
  const message = 'These settings have been changed. Please look at them again.';
  server.use(
    http.put(SETTINGS, () => {
      settings = { ...settings, version: 4, values: { ...settings.values, horizon_months: 8 } };

      return HttpResponse.json({ message, code: 'conflict' }, { status: 409 });
    }),
  );
  await fill(await openHorizon(), '9');

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(await screen.findByText('8 months')).toBeTruthy();
});

test('a text is checked for its kind, and changed with a reason', async () => {
  await renderRemote(remote, '/admin/market-settings', { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Change: Support email' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('New text');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Another mailbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'help');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByText('An email address. At most 254 characters.')).toBeTruthy();
  expect(sent).toBeUndefined();

  await userEvent.type(field, '@kind.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent).toEqual({
      ...{ name: 'support_email', value: 'help@kind.example' },
      ...{ reason: 'Another mailbox', version: 3 },
    }),
  );
});

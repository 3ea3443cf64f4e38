import { rememberedTarget } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';

const feeds = `${API}/dashboard/practitioner/calendar-feeds`;
const url = `${API}/calendar/a-secret.ics`;
const practitioner = userWith({
  user_roles: ['practitioner'],
  practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 5 },
});

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function mockResponse(method: 'post' | 'delete', body: object, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http[method](feeds, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body as never, { status });
    }),
  );

  return sent;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a practitioner gets a private URL to copy, and can revoke it', async () => {
  const created = mockResponse('post', {
    message: 'Your address is ready',
    address: url,
    feeds: [],
  });
  const revoked = mockResponse('delete', {
    message: 'The address is revoked',
    address: null,
    feeds: [],
  });
  await renderRemote(remote, '/sync-calendar', { user: practitioner });
  await press('Sync my calendar');

  expect(await screen.findByLabelText('Your private calendar address')).toHaveValue(url);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expectAccessible();
  await press('Revoke this address');
  const question = within(
    await screen.findByRole('dialog', { name: 'Revoke your calendar address?' }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));

  expect(await screen.findByRole('button', { name: 'Sync my calendar' })).toBeInTheDocument();
  expect(toastStore.getState().toasts[0]?.title).toBe('The address is revoked');
  expect([created, revoked]).toEqual([[{ own: true }], [{ own: true }]]);
});

test('a failure to create the URL shows the reason', async () => {
  mockResponse('post', { message: 'We are back soon' }, 503);
  await renderRemote(remote, '/sync-calendar', { user: practitioner });
  await press('Sync my calendar');

  expect(await screen.findByText('We are back soon')).toBeVisible();
});

test('a failure to revoke the URL keeps it and shows the reason', async () => {
  mockResponse('post', { message: 'Your address is ready', address: url, feeds: [] });
  mockResponse('delete', { message: 'We are back soon' }, 503);
  await renderRemote(remote, '/sync-calendar', { user: practitioner });
  await press('Sync my calendar');
  await press('Revoke this address');
  await press('Yes');

  await waitFor(() => expect(toastStore.getState().toasts[0]?.title).toBe('We are back soon'));
  expect(screen.getByLabelText('Your private calendar address')).toHaveValue(url);
});

test('an anonymous user is asked to log in, and this page is remembered', async () => {
  await renderRemote(remote, '/sync-calendar');
  await userEvent.click(await screen.findByRole('link', { name: 'Log in to sync your calendar' }));

  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(rememberedTarget()).toBe('/sync-calendar');
});

test('a customer is told that it is for practitioners, and can read the tutorial', async () => {
  await renderRemote(remote, '/sync-calendar', { user: userWith() });

  expect(await screen.findByText('Available only for practitioners')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the tutorial' })).toHaveAttribute(
    'href',
    '#tutorial',
  );
  for (const name of ['Google Calendar', 'Apple Calendar', 'Outlook']) {
    expect(within(screen.getByRole('region', { name })).getAllByRole('listitem')).toHaveLength(3);
  }
});

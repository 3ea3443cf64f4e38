import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const feedUrl = 'https://freely.example/calendar/secret.ics';
const home = {
  id: 3,
  name: 'Home',
  host: 'calendar.example',
  read_at: '2026-11-05T11:15:00.000Z',
  problem: null,
};
const broken = { ...home, id: 4, name: '', host: 'old.example', problem: 'It answers 404' };

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('calendar-feeds'), () =>
    HttpResponse.json({ address: feedUrl, feeds: [home, broken] }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/calendar-sync', { user: amara });

/** Mocks changes. Returns the sent requests. */
function mockChanges(response: object, status = 200) {
  const sent: unknown[] = [];
  const respond = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.json() });
    return HttpResponse.json(response, { status });
  };
  server.use(
    http.post(dashboardUrl('calendar-feeds'), respond),
    http.delete(dashboardUrl('calendar-feeds'), respond),
  );

  return sent;
}

test('external calendars show when they were last read, and errors', async () => {
  const { container } = await open();
  const list = within(await screen.findByRole('list', { name: 'External calendars' }));

  expect(list.getAllByText('Last read 05/11/2026, 11:15')).toHaveLength(2);
  expect(list.getByText('Could not be read: It answers 404')).toBeInTheDocument();
  expect(screen.getByLabelText('Calendar address')).toHaveValue(feedUrl);
  await expectAccessible(container);
});

test('the calendar URL can be created, and revoked after a confirmation', async () => {
  server.use(
    http.get(dashboardUrl('calendar-feeds'), () => HttpResponse.json({ address: null, feeds: [] })),
  );
  const created = mockChanges({ message: 'Ready', address: feedUrl, feeds: [] }, 201);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Create a calendar address' }));
  expect(await screen.findByLabelText('Calendar address')).toHaveValue(feedUrl);
  expect(created).toEqual([{ method: 'POST', body: { own: true } }]);

  const revoked = mockChanges({ message: 'Gone', address: null, feeds: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Revoke this address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(revoked).toEqual([{ method: 'DELETE', body: { own: true } }]));
  expect(await screen.findByRole('button', { name: 'Create a calendar address' })).toBeVisible();
});

test('a calendar is added by its URL', async () => {
  const sent = mockChanges(
    { message: 'Calendar added', address: feedUrl, feeds: [home, broken, { ...home, id: 5 }] },
    201,
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add calendar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Address is required');
  await userEvent.type(screen.getByLabelText('Address of the calendar'), 'https://a.example/b.ics');
  await userEvent.type(screen.getByLabelText('Name'), 'Work');
  await userEvent.click(screen.getByRole('button', { name: 'Add calendar' }));

  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'POST', body: { url: 'https://a.example/b.ics', name: 'Work' } },
    ]),
  );
  expect(screen.getByLabelText('Address of the calendar')).toHaveValue('');
});

test('a URL that the server refuses shows the reason under the field', async () => {
  mockChanges({ message: 'No', errors: { url: ['You have already added this calendar'] } }, 422);
  await open();
  await userEvent.type(
    await screen.findByLabelText('Address of the calendar'),
    'https://a.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add calendar' }));

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('You have already added this calendar'),
  );
  expect(screen.getByLabelText('Address of the calendar')).toHaveAccessibleDescription(
    'You have already added this calendar',
  );
});

test('a calendar that was removed already in another tab is gone here as well', async () => {
  mockChanges({ message: 'This calendar does not exist' }, 404);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Home' }));
  const gone = { address: feedUrl, feeds: [broken] };
  server.use(http.get(dashboardUrl('calendar-feeds'), () => HttpResponse.json(gone)));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Remove Home' })).toBeNull();
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('It was removed already');
});

test('a calendar is removed after a confirmation', async () => {
  const sent = mockChanges({ message: 'Calendar removed', address: feedUrl, feeds: [broken] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Home' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Home?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', body: { id: 3 } }]));
});

import { noticeStore } from '@freely/federation';
import { renderRemote } from '@freely/federation/testing';
import { expectAccessible } from '@freely/federation/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { frameCalls, own } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const address = 'https://freely.example/calendar/secret.ics';
const home = {
  id: 3,
  name: 'Home',
  host: 'calendar.example',
  read_at: '2026-11-05T11:15:00.000Z',
  problem: null,
};
const broken = { ...home, id: 4, name: '', host: 'old.example', problem: 'It answers 404' };

const server = setupServer(
  ...frameCalls,
  http.get(own('calendar-feeds'), () => HttpResponse.json({ address, feeds: [home, broken] })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => noticeStore.setState({ notices: [] }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/calendar-sync', { user: amara });

/** Answers changes, and keeps what was sent. */
function answerChanges(answer: object, status = 200) {
  const sent: unknown[] = [];
  const take = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.json() });
    return HttpResponse.json(answer, { status });
  };
  server.use(http.post(own('calendar-feeds'), take), http.delete(own('calendar-feeds'), take));

  return sent;
}

test('calendars show when they were read, and what went wrong', async () => {
  const { container } = await open();
  const list = within(await screen.findByRole('list', { name: 'Calendars from elsewhere' }));

  expect(list.getAllByText('Last read 05/11/2026, 11:15')).toHaveLength(2);
  expect(list.getByText('Could not be read: It answers 404')).toBeInTheDocument();
  expect(screen.getByLabelText('Calendar address')).toHaveValue(address);
  await expectAccessible(container);
});

test('the own address is made, and revoked after a question', async () => {
  server.use(
    http.get(own('calendar-feeds'), () => HttpResponse.json({ address: null, feeds: [] })),
  );
  const made = answerChanges({ message: 'Ready', address, feeds: [] }, 201);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make a calendar address' }));
  expect(await screen.findByLabelText('Calendar address')).toHaveValue(address);
  expect(made).toEqual([{ method: 'POST', body: { own: true } }]);

  const revoked = answerChanges({ message: 'Gone', address: null, feeds: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Revoke this address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(revoked).toEqual([{ method: 'DELETE', body: { own: true } }]));
  expect(await screen.findByRole('button', { name: 'Make a calendar address' })).toBeVisible();
});

test('a calendar is added by its address', async () => {
  const sent = answerChanges(
    { message: 'Calendar added', address, feeds: [home, broken, { ...home, id: 5 }] },
    201,
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add calendar' }));
  expect(await screen.findByText('Address is required')).toBeInTheDocument();
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

test('an address that the server refuses says why, under the field', async () => {
  answerChanges({ message: 'No', errors: { url: ['You have already added this calendar'] } }, 422);
  await open();
  await userEvent.type(
    await screen.findByLabelText('Address of the calendar'),
    'https://a.example',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add calendar' }));

  expect(await screen.findByText('You have already added this calendar')).toBeInTheDocument();
});

test('a calendar is removed after a question', async () => {
  const sent = answerChanges({ message: 'Calendar removed', address, feeds: [broken] });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Home' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove Home?' }));
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', body: { id: 3 } }]));
});

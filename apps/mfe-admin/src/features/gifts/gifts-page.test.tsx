import type { Gift } from '@freely/api-client/contract';
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
const GIFTS = `${API}/dashboard/admin/gifts`;
const due: Gift = {
  id: 3,
  customer_id: 20001,
  customer_name: 'Grace Lee',
  email: 'grace@people.example',
  number: 1,
  booking_id: 40001,
  state: 'due',
  earned_at: '2026-11-20T10:00:00.000Z',
  given_at: null,
};

let gift: Gift;

const server = setupServer(
  answerRights(),
  http.get(GIFTS, () =>
    HttpResponse.json({ gifts: [gift], total: 1, due: gift.state === 'due' ? 1 : 0 }),
  ),
  http.post(`${GIFTS}/3/give`, () => {
    gift = { ...gift, state: 'given', given_at: '2026-11-21T10:00:00.000Z' };
    return HttpResponse.json({ message: 'The gift is marked as given', gift });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  gift = due;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () =>
  within(await screen.findByRole('table', { name: 'Gifts, due ones first' }));
const give = async () =>
  userEvent.click(
    (await table()).getByRole('button', { name: 'Mark as given: gift 1 of Grace Lee' }),
  );
const toast = () => toastStore.getState().toasts.at(-1);

test('a gift that is due is marked as given', async () => {
  await renderRemote(remote, '/admin/gifts', { user: admin });
  expect(await screen.findByText('1 to give')).toBeInTheDocument();

  await give();

  expect(await (await table()).findByText('Given 21/11/2026, 10:00')).toBeInTheDocument();
  expect(toast()?.title).toBe('The gift is marked as given');
});

test('a gift that another admin already gave shows an error', async () => {
  server.use(
    http.post(`${GIFTS}/3/give`, () =>
      HttpResponse.json({ message: 'This gift was given already' }, { status: 409 }),
    ),
  );
  await renderRemote(remote, '/admin/gifts', { user: admin });

  await table();
  await give();

  await waitFor(() => expect(toast()?.text).toBe('This gift was given already'));
});

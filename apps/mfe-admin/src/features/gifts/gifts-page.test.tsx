import type { Gift } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
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

let gifts: Gift[];
let given: unknown[];
let params: Record<string, string>;

const server = setupServer(
  answerRights(),
  // As the API does, those that are due come first.
  http.get(GIFTS, ({ request }) => {
    params = Object.fromEntries(new URL(request.url).searchParams);
    const isDue = ({ state }: Gift) => state === 'due';
    const sorted = [...gifts.filter(isDue), ...gifts.filter((gift) => !isDue(gift))];

    return HttpResponse.json({
      gifts: sorted,
      total: gifts.length,
      due: gifts.filter(isDue).length,
    });
  }),
  http.post(`${GIFTS}/:id/give`, ({ params }) => {
    given.push(params.id);
    const isMeant = ({ id }: Gift) => id === Number(params.id);
    gifts = gifts.map((gift) =>
      isMeant(gift) ? { ...gift, state: 'given', given_at: '2026-11-21T10:00:00.000Z' } : gift,
    );

    return HttpResponse.json({
      message: 'The gift is marked as given',
      gift: gifts.find(isMeant),
    });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  gifts = [due, { ...due, id: 4, customer_id: 20002, customer_name: 'Amara Obi' }];
  given = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () =>
  within(await screen.findByRole('table', { name: 'Gifts, due ones first' }));
const markButton = async () =>
  (await table()).getByRole('button', { name: 'Mark as given: gift 1 of Grace Lee' });
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Mark gift 1 of Grace Lee as given?' }));
const toast = () => toastStore.getState().toasts.at(-1);

test('a gift that is due is marked as given', async () => {
  await renderRemote(remote, '/admin/gifts', { user: admin });
  expect(await screen.findByText('2 to give')).toBeInTheDocument();

  await userEvent.click(await markButton());
  await userEvent.click((await question()).getByRole('button', { name: 'Yes' }));

  expect(await (await table()).findByText('Given 21/11/2026, 10:00')).toBeInTheDocument();
  expect(toast()?.title).toBe('The gift is marked as given');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('gifts are searched by customer, and filtered by state', async () => {
  const { router } = await renderRemote(remote, '/admin/gifts', { user: admin });
  await table();

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'To give');
  await userEvent.type(screen.getByRole('searchbox'), 'grace');

  await waitFor(() => expect(params).toMatchObject({ q: 'grace', state: 'due', page: '1' }));
  expect(router.state.location.search).toBe('?state=due&q=grace');
});

test('nothing is marked before the answer, nor after a no', async () => {
  await renderRemote(remote, '/admin/gifts', { user: admin });

  await userEvent.click(await markButton());
  expect((await question()).getByText(/This cannot be undone/)).toBeVisible();
  await userEvent.click((await question()).getByRole('button', { name: 'No' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(given).toEqual([]);
  expect(await screen.findByText('2 to give')).toBeInTheDocument();
});

test('a double click marks one gift, by one request', async () => {
  await renderRemote(remote, '/admin/gifts', { user: admin });

  await userEvent.dblClick(await markButton());
  const yes = (await question()).getByRole('button', { name: 'Yes' });

  act(() => {
    yes.click();
    yes.click();
  });

  expect(await screen.findByText('1 to give')).toBeInTheDocument();
  expect(given).toEqual(['3']);
});

test('a gift that another admin already gave says so, and claims no fault', async () => {
  server.use(
    http.post(`${GIFTS}/3/give`, () => {
      gifts = gifts.map((gift) => (gift.id === 3 ? { ...gift, state: 'given' } : gift));
      return HttpResponse.json(
        { message: 'This gift has already been given', code: 'wrong_state' },
        { status: 409 },
      );
    }),
  );
  await renderRemote(remote, '/admin/gifts', { user: admin });

  await userEvent.click(await markButton());
  await userEvent.click((await question()).getByRole('button', { name: 'Yes' }));

  expect(await (await question()).findByRole('alert')).toHaveTextContent(
    /^This gift has already been given$/,
  );
  expect(toast()).toBeUndefined();
  await userEvent.click((await question()).getByRole('button', { name: 'No' }));
  expect(await screen.findByText('1 to give')).toBeInTheDocument();
});

import type { AdminReview } from '@freely/api-client/contract';
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
const REVIEWS = `${API}/dashboard/admin/reviews`;

let review: AdminReview;
let queries: URLSearchParams[];
let bodies: unknown[];

const server = setupServer(
  answerRights(),
  http.get(REVIEWS, ({ request }) => {
    queries.push(new URL(request.url).searchParams);
    return HttpResponse.json({ reviews: [review], total: 1, reported: 1 });
  }),
  http.post(`${REVIEWS}/6/:act`, async ({ request, params }) => {
    const isHiding = params.act === 'hide';
    if (isHiding) bodies.push(await request.json());
    review = {
      ...review,
      report_waits: false,
      hidden_at: isHiding ? '2026-11-21T10:00:00.000Z' : null,
      hidden_reason: isHiding ? 'Names a client' : null,
    };
    return HttpResponse.json({ message: isHiding ? 'Hidden' : 'Shown', review });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queries = [];
  bodies = [];
  toastStore.setState({ toasts: [] });
  review = {
    id: 6,
    practitioner_id: 20002,
    practitioner_name: 'Amara Obi',
    booking_id: 40001,
    invited: false,
    reviewer_name: 'Grace',
    timekeeping: 1,
    friendliness: 2,
    communication: 2,
    satisfaction: 1,
    rating: 1.5,
    text: 'Never again.',
    created_at: '2026-11-20T10:00:00.000Z',
    hidden_reason: null,
    hidden_at: null,
    reported_reason: 'This is about somebody else',
    reported_at: '2026-11-20T11:00:00.000Z',
    report_waits: true,
  };
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () => within(await screen.findByRole('table', { name: 'Reviews' }));
const toast = () => toastStore.getState().toasts.at(-1)?.title;

test('a review is hidden for a reason, and shown again', async () => {
  await renderRemote(remote, '/admin/reviews', { user: admin });
  expect(await screen.findByText('1 report pending')).toBeInTheDocument();
  expect((await table()).getByText('Reported: This is about somebody else')).toBeInTheDocument();

  await userEvent.click((await table()).getByRole('button', { name: 'Hide the review by Grace' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(dialog.getByText('Please give a reason')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Names a client');
  await userEvent.click(dialog.getByRole('button', { name: 'Hide' }));

  expect(await (await table()).findByText('Hidden: Names a client')).toBeInTheDocument();
  expect(bodies).toEqual([{ reason: 'Names a client' }]);
  expect(toast()).toBe('Hidden');

  await userEvent.click(
    (await table()).getByRole('button', { name: 'Show again: the review by Grace' }),
  );
  await waitFor(() => expect(toast()).toBe('Shown'));
});

test('a report can be settled by keeping the review', async () => {
  await renderRemote(remote, '/admin/reviews', { user: admin });

  await userEvent.click((await table()).getByRole('button', { name: 'Keep the review by Grace' }));

  expect(await (await table()).findByText('Visible')).toBeInTheDocument();
});

test('filters are in the URL and in the request', async () => {
  await renderRemote(remote, '/admin/reviews?state=reported&max_rating=2&per_page=all', {
    user: admin,
  });
  await table();

  expect(Object.fromEntries(queries[0] ?? [])).toEqual({
    state: 'reported',
    max_rating: '2',
    per_page: '10',
    page: '1',
  });
});

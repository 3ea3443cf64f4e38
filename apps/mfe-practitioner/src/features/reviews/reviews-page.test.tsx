import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const rating = {
  friendliness: 4,
  communication: 4.5,
  satisfaction: 5,
  timekeeping: 5,
  overall: 4.6,
};
const review = {
  id: 11,
  reviewer_name: 'Grace L.',
  rating: 4.5,
  date: '2026-11-05T12:00:00.000Z',
  text: 'Lovely nails',
  invited: true,
};
const note = { id: 2, date: '2026-10-01T12:00:00.000Z', text: 'Cancelled an appointment' };
const reviewsUrl = `${API}/practitioner/${amara.user_id}/reviews`;

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('reviews/reports'), () => HttpResponse.json({ reports: [] })),
  http.get(reviewsUrl, () => HttpResponse.json({ rating, reviews: [review], notes: [note] })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/reviews', { user: amara });
const openReportDialog = async () => {
  await userEvent.click(
    await screen.findByRole('button', { name: 'Report the review by Grace L.' }),
  );

  return within(await screen.findByRole('dialog', { name: 'Report the review by Grace L.' }));
};

test('the page shows the reviews and notes of the public profile', async () => {
  const { container } = await open();

  expect(await screen.findByText('Lovely nails')).toBeInTheDocument();
  expect(screen.getByText('Invited client')).toBeInTheDocument();
  expect(screen.getByText('Cancelled an appointment')).toBeInTheDocument();
  expect(screen.getByText('Rated 4.6 out of 5')).toBeInTheDocument();
  await expectAccessible(container);
});

test('a review can be reported once, with a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(dashboardUrl('reviews/11/report'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ message: 'Thank you' });
    }),
  );
  await open();
  const dialog = await openReportDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText('Please say what is wrong with the review')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('What is wrong with it?'), 'Not a client');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

  expect(await screen.findByText('Reported')).toBeInTheDocument();
  expect(sent).toEqual([{ reason: 'Not a client' }]);
  expect(screen.queryByRole('button', { name: /^Report the review/ })).not.toBeInTheDocument();
});

test.each([
  [true, 'Reported'],
  [false, 'Reported: we looked at it, and it stays'],
])('a review that was reported before says so (waits: %p)', async (waits, text) => {
  const reports = [{ review_id: 11, waits }];
  server.use(http.get(dashboardUrl('reviews/reports'), () => HttpResponse.json({ reports })));
  await open();

  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Report the review/ })).not.toBeInTheDocument();
});

test('a review can be reported where earlier reports cannot be loaded', async () => {
  server.use(http.get(dashboardUrl('reviews/reports'), () => HttpResponse.error()));
  await open();

  expect(
    await screen.findByRole('button', { name: 'Report the review by Grace L.' }),
  ).toBeInTheDocument();
});

test('a refused report says why', async () => {
  server.use(
    http.post(dashboardUrl('reviews/11/report'), () =>
      HttpResponse.json({ message: 'You have reported this review already' }, { status: 409 }),
    ),
  );
  await open();
  const dialog = await openReportDialog();
  await userEvent.type(dialog.getByLabelText('What is wrong with it?'), 'Not a client');
  await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'You have reported this review already',
  );
});

test('without reviews there is a link to invite reviewers', async () => {
  server.use(http.get(reviewsUrl, () => HttpResponse.json({ rating, reviews: [], notes: [] })));
  await open();

  expect(await screen.findByText('No reviews yet', { selector: 'h2' })).toBeInTheDocument();
  const main = screen.getAllByRole('link', { name: 'Invite reviewers' });
  expect(main.length).toBeGreaterThan(1);
});

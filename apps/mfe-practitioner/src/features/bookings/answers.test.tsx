import type { BookingQuestionnaires, QuestionnaireOfBooking } from '@freely/api-client/contract';
import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, setTestSettings } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { subMinutes } from 'date-fns/subMinutes';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { bookingWith } from '../../testing/booking-with.ts';
import { amara } from '../../testing/people.ts';

const date = londonInstant(addDays(londonDay(new Date()), 2), '12:00')?.toISOString() ?? '';
const questionnaire: QuestionnaireOfBooking = {
  ...{ id: 5, by: 'practitioner', title: 'Before your lash tint', introduction: '' },
  ...{ standing: 'due', open: true, version: 1, signed: null },
  questions: [{ id: 'q1', kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' }],
};
const signed: QuestionnaireOfBooking = {
  ...questionnaire,
  standing: 'signed',
  signed: {
    ...{ id: 31, version: 1, questions: questionnaire.questions, name: 'Grace Lee' },
    ...{ signed_at: '2026-11-23T10:00:00.000Z', answers: { q1: 'yes' }, rules_out: ['q1'] },
  },
};
const waits = { questionnaires: [questionnaire], ruled_out: false, can_cancel: false };
const ruledOut = { questionnaires: [signed], ruled_out: true, can_cancel: true };

let state: BookingQuestionnaires;
let cancelled: boolean;
const server = setupServer(
  http.get(dashboardUrl('bookings'), () => HttpResponse.json([bookingWith({ id: 1, date })])),
  http.get(dashboardUrl('answers'), () =>
    HttpResponse.json([{ booking_id: 1, mark: state.ruled_out ? 'ruled_out' : 'due' }]),
  ),
  http.get(`${API}/booking/1/questionnaires`, () => HttpResponse.json(state)),
  http.post(`${API}/booking/1/questionnaires/cancel`, () => {
    cancelled = true;
    return HttpResponse.json({ message: 'The booking has been cancelled' });
  }),
  ...layoutHandlers,
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  setTestSettings();
  state = waits;
  cancelled = false;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function openBooking(list = 'Upcoming bookings') {
  await renderRemote(remote, '/practitioner/bookings?open-booking=1', { user: amara });

  return within(await screen.findByRole('table', { name: list }));
}

test('the row says that nothing is answered yet', async () => {
  const rows = await openBooking();

  expect(await rows.findByText('Not answered yet')).toBeVisible();
  expect(await rows.findByText('Grace L. has not answered your questions yet')).toBeVisible();
  expect(rows.queryByRole('button', { name: 'Read the answers' })).toBeNull();
});

test('an answer that rules the treatment out is marked, read, and a reason to cancel', async () => {
  state = ruledOut;
  const rows = await openBooking();
  expect(await rows.findByText('Ruled out')).toBeVisible();
  await expectAccessible();

  await userEvent.click(await rows.findByRole('button', { name: 'Read the answers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answers of Grace L.' }));
  expect(dialog.getByText('Are you pregnant?').nextSibling).toHaveTextContent(
    'Yes Rules the treatment out',
  );
  expect(dialog.getByText(/^Signed by Grace Lee/)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');

  await userEvent.click(rows.getByRole('button', { name: 'Cancel without penalty' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(cancelled).toBe(true));
});

test.each([
  ['cancelled by the practitioner', { booking_status: 'cancelled_by_practitioner' }],
  ['missed', { booking_status: 'no_show_customer', date: '2026-01-05T11:15:00.000Z' }],
  ['over', { booking_status: 'completed', date: '2026-01-05T11:15:00.000Z' }],
] as const)(
  'of a booking that is %s, there is nothing left to do but to read',
  async (_, parts) => {
    // What was loaded before it ended can still offer to cancel.
    state = ruledOut;
    server.use(
      http.get(dashboardUrl('bookings'), () =>
        HttpResponse.json([bookingWith({ id: 1, date, ...parts })]),
      ),
    );
    const rows = await openBooking('Previous bookings');

    expect(await rows.findByText('An answer of Grace L. ruled this treatment out')).toBeVisible();
    expect(rows.getByRole('button', { name: 'Read the answers' })).toBeVisible();
    expect(rows.queryByText(/do not give/)).toBeNull();
    expect(rows.queryByRole('button', { name: 'Cancel without penalty' })).toBeNull();
  },
);

test('a visit that has begun can no longer be cancelled, and is still not to be given', async () => {
  state = { ...ruledOut, can_cancel: false };
  server.use(
    http.get(dashboardUrl('bookings'), () =>
      HttpResponse.json([bookingWith({ id: 1, date: subMinutes(new Date(), 5).toISOString() })]),
    ),
  );
  const rows = await openBooking('Previous bookings');

  expect(await rows.findByText('Please do not give this treatment.')).toBeVisible();
});

test('an admin who is logged in as the practitioner reads none of it', async () => {
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname));
  await renderRemote(remote, '/practitioner/bookings?open-booking=1', {
    user: { ...amara, impersonated_by: 1 } as never,
  });
  await screen.findByRole('table', { name: 'Upcoming bookings' });

  expect(requests.filter((path) => /answers|questionnaires/.test(path))).toEqual([]);
  server.events.removeAllListeners();
});

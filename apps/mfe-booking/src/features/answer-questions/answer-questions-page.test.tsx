import type {
  BookingQuestionnaires,
  QuestionnaireOfBooking,
  Signature,
} from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { bookingWith, emptyWaitingList } from '../../testing/fixtures.ts';

const questionnaire: QuestionnaireOfBooking = {
  id: 5,
  by: 'practitioner',
  title: 'Before your lash tint',
  introduction: 'So that nothing happens to your eyes.',
  standing: 'due',
  open: true,
  version: 2,
  questions: [
    { id: 'q1', kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' },
    { id: 'q2', kind: 'text', text: 'Any allergies?', required: false },
    { id: 'q3', kind: 'consent', text: 'I have answered truthfully.' },
  ],
  signed: null,
};
const signature: Signature = {
  id: 31,
  version: 2,
  questions: questionnaire.questions,
  signed_at: '2026-11-23T10:00:00.000Z',
  name: 'Ada Lovelace',
  answers: { q1: 'no', q3: 'yes' },
  rules_out: [],
};
const due = { questionnaires: [questionnaire], ruled_out: false, can_cancel: false };
const signedWith = (parts: Partial<Signature> = {}): BookingQuestionnaires => ({
  ...due,
  questionnaires: [{ ...questionnaire, standing: 'signed', signed: { ...signature, ...parts } }],
});
const ruledOut = {
  ...signedWith({ answers: { q1: 'yes', q3: 'yes' }, rules_out: ['q1'] }),
  ...{ ruled_out: true, can_cancel: true },
};

let state: BookingQuestionnaires;
let sent: unknown[];
const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/booking/418`, () => HttpResponse.json(bookingWith({ paid: true }))),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([])),
  http.get(`${API}/booking/418/questionnaires`, () => HttpResponse.json(state)),
  http.put(`${API}/booking/418/questionnaires/5`, async ({ request }) => {
    sent.push(await request.json());
    state = ruledOut;
    return HttpResponse.json({ ...state, message: 'Thank you. Your answers are signed.' });
  }),
  http.post(`${API}/booking/418/questionnaires/cancel`, () => {
    state = { ...ruledOut, can_cancel: false };
    return HttpResponse.json({ message: 'The booking has been cancelled' });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  state = due;
  sent = [];
  sessionStorage.clear();
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (path = '/customer/questions/418') => renderRemote(remote, path, { user: userWith() });
const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign answers' }));

async function fillIn(pregnant: 'Yes' | 'No') {
  const group = await screen.findByRole('group', { name: 'Are you pregnant?' });
  await userEvent.click(within(group).getByRole('radio', { name: pregnant }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have answered truthfully.' }));
  await userEvent.type(screen.getByLabelText('Type your full name to sign'), 'Ada Lovelace');
}

test('what is missing is said under its question, and nothing is sent', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Before your visit' });
  await expectAccessible();
  await sign();

  for (const message of [
    'Please answer this question',
    'Without your consent this cannot be signed',
    'Please type your name to sign',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  await expectAccessible();
  expect(sent).toEqual([]);
});

test('an answer that rules the treatment out is signed, and the booking can be cancelled in full', async () => {
  await open();
  await fillIn('Yes');
  await sign();

  expect(await screen.findByText('This treatment is not right for you now')).toBeVisible();
  expect(sent).toEqual([
    { version: 2, replaces: null, name: 'Ada Lovelace', answers: { q1: 'yes', q2: '', q3: 'yes' } },
  ]);
  expect(screen.getByText('Rules the treatment out')).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel with full refund' }));
  expect(await screen.findByText(/You get £44.10 back/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('The booking has been cancelled'),
  );
  expect(screen.queryByRole('button', { name: 'Cancel with full refund' })).toBeNull();
});

test.each([
  [{ charged_back: true }, 'Your bank has taken the payment back already.'],
  [{ total_amount: 0 }, 'There is nothing to refund.'],
  [{ amount_refunded: 44.1 }, 'Your payment has been refunded already.'],
  [{ amount_refunded: 40 }, 'You get £4.10 back.'],
])(
  'of a booking that is ruled out, no more is promised than is left to refund: %j',
  async (parts, text) => {
    server.use(
      http.get(`${API}/booking/418`, () =>
        HttpResponse.json(bookingWith({ paid: true, ...parts })),
      ),
    );
    state = ruledOut;
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));

    expect(await screen.findByText(new RegExp(`2026 at 11:15\\. ${text}`))).toBeVisible();
  },
);

test('who changed the answers too late learns what that means, and who can still cancel', async () => {
  state = { ...ruledOut, can_cancel: false };
  await open();

  const late = /less than 24 hours away, so cancelling it yourself is not refunded/;
  expect(await screen.findByText(late)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel with full refund' })).toBeNull();
});

test('what was typed stays when the questions have changed, and is signed in the new version', async () => {
  await open();
  await fillIn('No');
  server.use(
    http.put(
      `${API}/booking/418/questionnaires/5`,
      () => {
        const [, allergies, consent] = questionnaire.questions;
        const newer: QuestionnaireOfBooking = {
          ...{ ...questionnaire, version: 3 },
          questions: [
            { id: 'q1', kind: 'yes_no', text: 'Do you smoke?', rulesOut: null },
            { id: 'q2', kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' },
            { ...allergies!, id: 'q3' },
            { ...consent!, id: 'q4' },
          ],
        };
        state = { ...due, questionnaires: [newer] };
        return HttpResponse.json({ message: 'The questions have changed.' }, { status: 409 });
      },
      { once: true },
    ),
  );
  await sign();

  expect(await screen.findByRole('group', { name: 'Do you smoke?' })).toBeVisible();
  const group = screen.getByRole('group', { name: 'Are you pregnant?' });
  expect(within(group).getByRole('radio', { name: 'No' })).toBeChecked();
  expect(toastStore.getState().toasts[0]).toMatchObject({ text: 'The questions have changed.' });
});

test('what is being typed stays when the questions change on the server, which the page says', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText('Any allergies?'), 'Latex');
  const [pregnant, allergies] = questionnaire.questions;
  const questions = [
    { ...allergies!, id: 'q1' },
    { ...pregnant!, id: 'q2' },
  ];
  state = { ...due, questionnaires: [{ ...questionnaire, version: 3, questions }] };
  // Somebody comes back to this window.
  fireEvent(window, new Event('visibilitychange'));

  expect(await screen.findByText(/have changed while you were answering/)).toBeVisible();
  expect(screen.getByLabelText('Any allergies?')).toHaveValue('Latex');
  expect(screen.queryByRole('checkbox', { name: 'I have answered truthfully.' })).toBeNull();
});

test('what was typed outlives a reload, and other pages', async () => {
  const first = await open();
  await userEvent.type(await screen.findByLabelText('Any allergies?'), 'Latex');
  first.unmount();
  // The address of the page is part of the draft's key.
  const kept = { ...sessionStorage };
  expect(JSON.stringify(kept)).toContain('Latex');

  await open();
  expect(await screen.findByLabelText('Any allergies?')).toHaveValue('Latex');

  // What is signed is in no storage of the browser.
  await fillIn('No');
  await sign();
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('Latex'));
});

test('what is signed can be read, and changed until the visit', async () => {
  state = signedWith({ answers: { q1: 'no', q2: 'Latex', q3: 'yes' } });
  await open();
  expect(await screen.findByText('Latex')).toBeVisible();
  expect(screen.getByText(/^Signed by Ada Lovelace/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Change answers' }));
  expect(screen.getByLabelText('Any allergies?')).toHaveValue('Latex');
  await fillIn('Yes');
  await sign();

  await waitFor(() => expect(sent).toMatchObject([{ replaces: 31, answers: { q1: 'yes' } }]));
});

describe('answers that are being changed, and signed elsewhere meanwhile', () => {
  const elsewhere = signedWith({ id: 32, answers: { q1: 'yes', q2: 'Penicillin', q3: 'yes' } });
  const change = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Change answers' }));
  const allergies = () => screen.getByLabelText('Any allergies?');
  /** Somebody comes back to this window. */
  function comeBackTo(now: BookingQuestionnaires) {
    state = now;
    fireEvent(window, new Event('visibilitychange'));
  }

  beforeEach(() => {
    state = signedWith({ answers: { q1: 'no', q2: 'Latex', q3: 'yes' } });
    server.use(
      http.put(`${API}/booking/418/questionnaires/5`, async ({ request }) => {
        sent.push(await request.json());
        state = elsewhere;
        return HttpResponse.json(
          { message: 'You have signed this elsewhere.', code: 'conflict' },
          { status: 409 },
        );
      }),
    );
  });

  test('are not replaced: they are shown, and the next change begins with them', async () => {
    await open();
    await change();
    await userEvent.type(allergies(), ', dust');
    await fillIn('No');
    await sign();

    expect(await screen.findByText('Penicillin')).toBeVisible();
    expect(screen.queryByLabelText('Any allergies?')).toBeNull();
    expect(sent).toMatchObject([{ replaces: 31 }]);
    expect(toastStore.getState().toasts).toMatchObject([
      { text: 'You have signed this elsewhere.' },
    ]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('dust');
    await change();
    expect(allergies()).toHaveValue('Penicillin');
  });

  test('are not replaced either once this window has learned of them', async () => {
    await open();
    await change();
    await fillIn('No');
    comeBackTo({ ...elsewhere, ruled_out: true });
    expect(await screen.findByText('This treatment is not right for you now')).toBeVisible();
    await sign();

    expect(await screen.findByText('Penicillin')).toBeVisible();
    expect(sent).toMatchObject([{ replaces: 31 }]);
  });

  test('are not hidden by what was typed over earlier ones', async () => {
    const { unmount } = await open();
    await change();
    await userEvent.type(allergies(), ', dust');
    unmount();
    state = elsewhere;
    await open();
    await change();

    expect(allergies()).toHaveValue('Penicillin');
  });

  test('nor when the questions have changed too', async () => {
    await open();
    await change();
    await userEvent.type(allergies(), ', dust');
    const [one] = elsewhere.questionnaires;
    comeBackTo({ ...elsewhere, questionnaires: [{ ...one!, standing: 'due', version: 3 }] });

    expect(await screen.findByText(/have changed since you signed/)).toBeVisible();
    expect(allergies()).toHaveValue('Penicillin');
  });
});

test('nothing to answer, and no more changes once it is closed', async () => {
  state = { ...due, questionnaires: [] };
  const { unmount } = await open();
  expect(await screen.findByText('There is nothing to answer')).toBeVisible();
  unmount();

  const [one] = signedWith({ name: null, answers: {} }).questionnaires;
  state = { ...due, questionnaires: [{ ...one!, open: false, standing: 'signed_before' }] };
  await open();
  expect(await screen.findByText(/The answers and the name are erased/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change answers' })).toBeNull();
});

test('an outage can be tried again', async () => {
  server.use(
    http.get(`${API}/booking/418/questionnaires`, () =>
      HttpResponse.json({ message: 'Down' }, { status: 400 }),
    ),
  );
  await open();
  expect(await screen.findByText('Down')).toBeInTheDocument();
  server.resetHandlers();
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('group', { name: 'Are you pregnant?' })).toBeVisible();
});

import {
  authDialogStore,
  finishAuthDialog,
  rememberedTarget,
  rememberPage,
  signIn,
} from '@freely/auth';
import { addMonths } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { journeyStore } from '../../journey/journey-store.ts';
import remote from '../../routes.tsx';
import {
  bookingWith,
  emptyWaitingList,
  info,
  practitionerWith,
  query,
  searchResponseWith,
  servicesWithTest,
  settings,
  tomorrow,
} from '../../testing/fixtures.ts';

// Next month is entirely in the future, whatever today is.
const day = `${addMonths(tomorrow, 1).slice(0, 7)}-10`;
const past = bookingWith({
  ...{ id: 2, booking_id: 2, paid: true, booking_status: 'completed', held_until: null },
  date: '2026-06-12',
});

let refusal: { message: string; code: string };
let attempts: number;
let answered: Promise<void> | undefined;

const server = setupServer(
  http.get(`${API}/dashboard/user/waiting-list`, () => HttpResponse.json(emptyWaitingList)),
  http.get(`${API}/dashboard/user/bookings`, () => HttpResponse.json([past])),
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
  http.get(`${API}/practitioners/available`, () =>
    HttpResponse.json(searchResponseWith([practitionerWith()])),
  ),
  http.get(`${API}/booking/2`, () => HttpResponse.json(past)),
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(servicesWithTest)),
  http.get(`${API}/practitioner/7/availableDays`, () =>
    HttpResponse.json({ days: [day], needs_patch_test: true }),
  ),
  http.get(`${API}/practitioner/7/availableBookingStartTimes`, () =>
    HttpResponse.json(['09:15', '11:15']),
  ),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () =>
    HttpResponse.json({ loyalty: false, discount: 0, mark: null }),
  ),
  http.post(`${API}/booking`, async () => {
    attempts += 1;
    await answered;

    return HttpResponse.json(refusal, { status: 409 });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  [refusal, attempts, answered] = [{ message: 'Not now', code: 'wrong_state' }, 0, undefined];
  sessionStorage.clear();
  journeyStore.setState(journeyStore.getInitialState(), true);
  toastStore.setState({ toasts: [] });
  authDialogStore.setState({ kind: null });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Opens the dialog from the page under it. */
async function open(under: string, url: string) {
  const page = await renderRemote(remote, under, { user: userWith() });
  await waitFor(() => expect(page.router.state.initialized).toBe(true));
  await act(() => page.router.navigate(url));
  const dialog = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));

  return { ...page, dialog };
}

const continueButton = () => screen.findByRole('button', { name: 'Continue' });
async function chooseAndContinue(dialog: ReturnType<typeof within>) {
  await userEvent.click(await dialog.findByRole('radio', { name: '11:15' }));
  await userEvent.click(await continueButton());
}

const search = `${query}&location=mobile&date=${day}`;
const availability = (more: string) => `/practitioner-search/availability/7?${search}${more}`;

describe.each([
  ['a rebooking over the dashboard', '/customer', '/customer/rebook-booking/2/dashboard-tab'],
  ['a rebooking by the usual steps', '/customer', '/customer/rebook-booking/2/booking'],
  ['a search', `/practitioner-search?${search}`, availability('&treatment=4')],
])('after a refusal, %s', (_flow, under, url) => {
  const at = (router: Awaited<ReturnType<typeof open>>['router']) =>
    router.state.location.pathname + router.state.location.search;

  test('has its dialog once in the history, with the choice as it was left', async () => {
    const { dialog, router } = await open(under, url);
    await chooseAndContinue(dialog);

    expect(await screen.findByText('Not now')).toBeVisible();
    expect(at(router)).toBe(url);
    expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();

    await act(() => router.navigate(-1));
    await waitFor(() => expect(at(router)).toBe(under));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('stays in its dialog on Forward, and books nothing by it', async () => {
    const { dialog, router } = await open(under, url);
    await chooseAndContinue(dialog);
    expect(await screen.findByText('Not now')).toBeVisible();

    await act(() => router.navigate(1));

    await waitFor(() => expect(at(router)).toBe(url));
    expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();
    expect(attempts).toBe(1);
  });

  test('takes nobody further back who has gone back already', async () => {
    let answer = () => {};
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    const { dialog, router } = await open(under, url);
    await chooseAndContinue(dialog);
    await waitFor(() => expect(attempts).toBe(1));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();

    answer();

    expect(await screen.findByText('Not now')).toBeVisible();
    expect(at(router)).toBe(url);
  });
});

test('after a refusal, who logged in over the dialog has it once in the history, too', async () => {
  const under = `/practitioner-search?${search}`;
  const url = availability('&treatment=4');
  const { router } = await renderRemote(remote, under);
  await waitFor(() => expect(router.state.initialized).toBe(true));
  await act(() => router.navigate(url));
  // As the shell does after each navigation.
  rememberPage(url);
  const dialog = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));
  await chooseAndContinue(dialog);
  await waitFor(() => expect(authDialogStore.getState().kind).toBe('register'));

  // As the dialog to log in does.
  act(() => signIn({ ...userWith(), access_token: 'token-of-a-test' }));
  finishAuthDialog();
  await act(() => router.navigate(rememberedTarget() ?? ''));

  expect(await screen.findByText('Not now')).toBeVisible();
  expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();
  await act(() => router.navigate(1));
  expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(under),
  );
  expect(attempts).toBe(1);
});

describe('after a reaction to a patch test', () => {
  const message = 'Your patch test of Monday 23 November showed a reaction';
  beforeEach(() => {
    refusal = { message, code: 'patch_test_reaction' };
  });
  const hint = /leave room for a patch test/;

  test('the treatment is taken out of the choice, and the reason stays', async () => {
    const { dialog } = await open(`/practitioner-search?${search}`, availability('&treatment=6'));
    expect(await dialog.findByText(hint)).toBeVisible();
    await chooseAndContinue(dialog);

    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await screen.findByRole('button', { name: 'Add Brow tint' })).toBeVisible();
    expect(await continueButton()).toBeDisabled();
    expect(screen.queryByText(hint)).toBeNull();
    expect(screen.queryByRole('radio', { name: '11:15' })).toBeNull();

    await userEvent.click(screen.getByRole('button', { name: 'Add Gel manicure' }));
    expect(screen.queryByText(message)).toBeNull();
    expect(await screen.findByRole('radio', { name: '11:15' })).toBeChecked();
    await waitFor(async () => expect(await continueButton()).toBeEnabled());
  });

  test('which may be of either treatment, the choice is not sent again before one is taken out', async () => {
    const { dialog } = await open(
      `/practitioner-search?${search}`,
      availability('&treatments=4,6'),
    );
    await chooseAndContinue(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);

    await userEvent.click(await screen.findByRole('radio', { name: '09:15' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(await continueButton()).toBeDisabled();

    await userEvent.click(screen.getByRole('button', { name: 'Remove one Brow tint' }));
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.queryByText(hint)).toBeNull();
    await waitFor(async () => expect(await continueButton()).toBeEnabled());
  });

  test('the same treatment is refused by a dialog that is opened anew, and another is not', async () => {
    const { dialog, router } = await open(
      `/practitioner-search?${search}`,
      availability('&treatment=6'),
    );
    await chooseAndContinue(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);

    for (const [treatment, isRefused] of [
      [6, true],
      [4, false],
    ] as const) {
      await act(() => router.navigate(-1));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await act(() => router.navigate(availability(`&treatment=${treatment}&time=09:15`)));
      expect(await screen.findByRole('radio', { name: '09:15' })).toBeChecked();
      await waitFor(async () =>
        expect((await continueButton()).hasAttribute('disabled')).toBe(isRefused),
      );
    }
  });
});

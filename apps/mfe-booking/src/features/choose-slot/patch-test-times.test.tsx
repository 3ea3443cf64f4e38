import { authDialogStore, rememberPage } from '@freely/auth';
import { dayAndMonth } from '@freely/domain/format-date';
import { addDays, addMonths } from '@freely/domain/london-time';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { journeyStore } from '../../journey/journey-store.ts';
import remote from '../../routes.tsx';
import {
  info,
  practitionerWith,
  query,
  searchResponseWith,
  servicesWithTest,
  settings,
  tomorrow,
} from '../../testing/fixtures.ts';

// Next month is entirely in the future, whatever today is.
const early = `${addMonths(tomorrow, 1).slice(0, 7)}-08`;
const possible = addDays(early, 3);

let needsTest: boolean;
let requests: URLSearchParams[];
const isFiltered = (params: URLSearchParams) => params.get('with_patch_test') === '1' && needsTest;

const server = setupServer(
  http.get(`${API}/practitioners/available`, () =>
    HttpResponse.json(searchResponseWith([practitionerWith()])),
  ),
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(servicesWithTest)),
  http.get(`${API}/practitioner/7/availableDays`, ({ request }) => {
    const params = new URL(request.url).searchParams;
    requests.push(params);
    const isTestFirst = isFiltered(params);

    return HttpResponse.json({
      days: isTestFirst ? [possible] : [early, possible],
      ...(params.has('with_patch_test') && { needs_patch_test: needsTest }),
    });
  }),
  http.get(`${API}/practitioner/7/availableBookingStartTimes`, ({ request }) => {
    const params = new URL(request.url).searchParams;
    const isImpossible = isFiltered(params) && params.get('date') === early;

    return HttpResponse.json(isImpossible ? [] : ['09:00', '09:15']);
  }),
  http.get(`${API}/booking/loyalty-scheme/20001/7`, () =>
    HttpResponse.json({ loyalty: false, discount: 0, mark: null }),
  ),
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settings)),
);

const scrolled = jest.fn();
beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = scrolled;
  server.listen({ onUnhandledFrame: 'error' });
});
beforeEach(() => {
  [needsTest, requests] = [true, []];
  scrolled.mockClear();
  sessionStorage.clear();
  journeyStore.setState(journeyStore.getInitialState(), true);
  authDialogStore.setState({ kind: null });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const customer = userWith({ name: 'Grace' });
async function open(treatment: number, user?: typeof customer, more = '') {
  const wanted = `&location=mobile&treatment=${treatment}${more}`;
  const url = `/practitioner-search/availability/7?${query}${wanted}`;
  const page = await renderRemote(remote, url, user ? { user } : {});
  rememberPage(url);
  const dialog = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));

  return { ...page, dialog };
}

const browTint = 6;
const timesOf = (day: string) => ({ name: new RegExp(`Times on ${dayAndMonth(day)}`) });
const question = { name: 'I have had a patch test with Amara recently' };

describe('times of a treatment that needs a patch test', () => {
  test('leave room for it, unless a guest says that they have had one', async () => {
    const { dialog } = await open(browTint);
    expect(await dialog.findByRole('region', timesOf(possible))).toBeVisible();
    const box = await dialog.findByRole('checkbox', question);
    expect(box).toHaveAccessibleDescription(/Otherwise only times that leave room for one/);
    await expectAccessible();

    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));
    await userEvent.click(box);
    await waitFor(() => expect(requests.at(-1)?.has('with_patch_test')).toBe(false));
    // What was chosen is as free as before.
    expect(await dialog.findByRole('radio', { name: '09:15' })).toBeChecked();
    expect(dialog.getByRole('region', timesOf(possible))).toBeVisible();

    for (const _ of [1, 2]) {
      await userEvent.click(dialog.getByRole('checkbox', question));
      expect(await dialog.findByRole('region', timesOf(possible))).toBeVisible();
      expect(await dialog.findByRole('radio', { name: '09:15' })).not.toBeChecked();
    }
  });

  test('are none on a day of the search that is too early, without the advice to choose less', async () => {
    const { dialog } = await open(browTint, undefined, `&date=${early}`);

    expect(await dialog.findByText('No available slots for this date')).toBeVisible();
    expect(await dialog.findByRole('checkbox', question)).toBeVisible();
    expect(dialog.queryByText(/Fewer of them may fit/)).toBeNull();
  });

  test('are what the server says of a customer, whatever they said as a guest', async () => {
    const choice = { locationType: 'mobile' as const, salonId: null, quantities: { 6: 1 } };
    const saved = { ...choice, date: null, time: null, postcode: 'SW11 4NB', hadPatchTest: true };
    journeyStore.setState({ choices: { 7: saved } });
    const url = `/practitioner-search/availability/7/with-booking-state?${query}&location=mobile`;
    await renderRemote(remote, url, { user: customer });
    const dialog = within(await screen.findByRole('dialog', { name: /Book with Amara/ }));

    expect(await dialog.findByRole('region', timesOf(possible))).toBeVisible();
    expect(
      await dialog.findByText('Only times that leave room for a patch test first are shown.'),
    ).toBeVisible();
    expect(dialog.queryByRole('checkbox', question)).toBeNull();
  });

  test('are all of them, without a word, for a customer with a valid test', async () => {
    needsTest = false;
    const { dialog } = await open(browTint, customer);
    expect(await dialog.findByRole('region', timesOf(early))).toBeVisible();
    expect(dialog.queryByText(/leave room for a patch test/)).toBeNull();
  });

  test('are no concern of another treatment', async () => {
    const { dialog } = await open(4);
    expect(await dialog.findByRole('region', timesOf(early))).toBeVisible();
    expect(requests.some((params) => params.has('with_patch_test'))).toBe(false);
    expect(dialog.queryByRole('checkbox', question)).toBeNull();
  });

  test('begin with the first possible day, once no test was possible before another', async () => {
    needsTest = false;
    server.use(
      http.post(`${API}/booking`, () =>
        HttpResponse.json({ message: 'Test first', code: 'patch_test_required' }, { status: 409 }),
      ),
      http.get(`${API}/practitioner/7/patchTest`, () =>
        HttpResponse.json({
          ...{ treatments: ['Brow tint'], hours_before: 48, price: 0, duration: 15 },
          days: [],
        }),
      ),
    );
    const { dialog, router } = await open(browTint, customer);
    await userEvent.click(await dialog.findByRole('radio', { name: '09:15' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('There is no time for a patch test')).toBeVisible();

    needsTest = true;
    await userEvent.click(
      screen.getByRole('link', { name: 'Choose another time for the treatment' }),
    );
    // In its own entry of the history: one more would make the next Back seem to do nothing.
    await waitFor(() => expect(router.state.location.pathname).toMatch(/availability\/7$/));
    expect(await screen.findByRole('region', timesOf(possible))).toBeVisible();
    expect(await screen.findByRole('radio', { name: '09:15' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
  });
});

test('the times of a chosen day are named by it, and come into view on a phone', async () => {
  const { dialog } = await open(4);
  const region = await dialog.findByRole('region', timesOf(early));
  await userEvent.click(dialog.getByRole('button', { name: 'Next month' }));
  expect(region).toHaveAccessibleName(new RegExp(dayAndMonth(early)));
  expect(scrolled).not.toHaveBeenCalled();

  await userEvent.click(dialog.getByRole('button', { name: 'Previous month' }));
  await userEvent.click(await dialog.findByRole('button', { name: /\b11 / }));
  expect(await dialog.findByRole('region', timesOf(possible))).toBe(region);
  expect(scrolled.mock.contexts).toEqual([region]);
});

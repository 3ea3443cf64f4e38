import { listDate } from '@freely/domain/format-date';
import { addDays, londonDay } from '@freely/domain/london-time';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { collectDownloads } from '../../testing/collect-downloads.ts';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const outcomes = { searches: 1212, nobody: 5, few: 4, plenty: 1203 };
const place = { area: 'SW11', town: 'London', ...outcomes };
const LOCATION_PARAMS = '&address=SW11+4NB%2C+London&lat=51.4751234&lon=-0.1561234';

const today = londonDay(new Date());
const yesterday = addDays(today, -1);
let days: object[];
let charted: string[];
let downloaded: Record<string, string>[];

const server = setupServer(
  answerRights(),
  http.get(`${API}/dashboard/admin/statistics`, ({ request }) => {
    charted.push(new URL(request.url).search);
    return HttpResponse.json({
      from: '2026-10-23',
      to: '2026-11-21',
      totals: { ...outcomes, bookings: 3, booked_amount: 120, take_up: 0.25 },
      days,
      areas: [{ ...place, bookings: 3 }],
      gaps: [place],
      services: [{ slug: 'nails', name: 'Nails', ...outcomes, bookings: 3, take_up: 0.25 }],
    });
  }),
  http.get(`${API}/dashboard/admin/search-download`, ({ request }) => {
    downloaded.push(Object.fromEntries(new URL(request.url).searchParams));
    return HttpResponse.arrayBuffer(new ArrayBuffer(8));
  }),
  http.get(`${API}/places/autocomplete`, () => HttpResponse.json({ suggestions: [] })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  days = [yesterday, today].map((day) => ({ day, ...outcomes, bookings: 3 }));
  charted = [];
  downloaded = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') => renderRemote(remote, `/admin/statistics${query}`, { user: admin });
const download = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Download now' }));

test('each chart has a table', async () => {
  await open();

  for (const name of [
    'Searches by area and outcome',
    'Bookings by day',
    'Take-up by service',
    'Unmet demand',
  ]) {
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
  }
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(4);
  expect(screen.getByText('Whole country, 23/10/2026 to 21/11/2026.')).toBeInTheDocument();
});

test('the lines end with the last day that is over: today would pull them down', async () => {
  await open();

  const numbers = await screen.findByRole('table', { name: 'Bookings by day', hidden: true });
  const shortDay = (day: string) => listDate(day).slice(0, 5);
  expect(within(numbers).getByText(shortDay(yesterday))).toBeInTheDocument();
  expect(within(numbers).queryByText(shortDay(today))).not.toBeInTheDocument();
});

test('dates of which none is over say so', async () => {
  days = [{ day: today, ...outcomes, bookings: 3 }];
  await open();

  expect(await screen.findByText('None of these days is over.')).toBeInTheDocument();
});

test.each([
  ['?from=2026-11-21&to=2026-10-23', 'The start date is after the end date'],
  ['?from=2020-01-01&to=2026-10-23', /at most/],
])('dates that cannot be shown load nothing: %s', async (query, problem) => {
  await open(query);

  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
});

test('labels need no decoding, and numbers have their commas', async () => {
  await open();

  expect(await screen.findAllByText('5 of 1,212 found nobody')).toHaveLength(2);
  expect(screen.getByText('1,212', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('Bookings per 100 searches')).toBeInTheDocument();
  expect(screen.getByText('Bookings and searches a day')).toBeInTheDocument();
});

test('searches that found nobody are drawn as what is bad, those that found many as good', async () => {
  const { container } = await open();
  await screen.findByText('Unmet demand');
  const bars = [...container.querySelectorAll('rect')].map((bar) => ({
    of: bar.textContent,
    meaning: /\b(bad|middling|good)\b/.exec(bar.getAttribute('class') ?? '')?.[0],
  }));
  const meaningsOf = (outcome: string) =>
    bars.filter(({ of }) => of?.includes(outcome)).map(({ meaning }) => meaning);

  expect(meaningsOf('Nobody was free')).toEqual(['bad', 'bad']);
  expect(meaningsOf('Five or more were free')).toEqual(['good', 'good']);
});

test('the screen is accessible', async () => {
  await open();
  await screen.findByText('Take-up by service');

  await expectAccessible();
});

test('the spreadsheet requires a date and an address', async () => {
  await open();
  expect(await screen.findByLabelText('Distance')).toHaveDisplayValue('15 miles');

  await download();

  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Date is required',
    'Address is required',
  ]);
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Address is required');
});

test('an address without coordinates shows an error', async () => {
  await open('?date=2026-11-20');

  await userEvent.type(await screen.findByLabelText('Address'), 'Nowhere');
  await download();

  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Unable to establish coordinates at the address. Please select the address from the drop-down list',
    ),
  );
  expect(downloaded).toEqual([]);
});

test('the download and the charts use the filters of the URL', async () => {
  const downloads = collectDownloads();
  await open(`?date=2026-11-20&distance=5${LOCATION_PARAMS}`);
  expect(
    await screen.findByText('Within 5 miles of SW11 4NB, London, 23/10/2026 to 21/11/2026.'),
  ).toBeInTheDocument();

  await download();

  await waitFor(() => expect(downloads).toEqual(['search.xlsx']));
  const around = { lat: '51.4751234', lon: '-0.1561234', distance: '5' };
  expect(downloaded).toEqual([{ date: '2026-11-20', address: 'SW11 4NB, London', ...around }]);
  expect(Object.fromEntries(new URLSearchParams(charted[0]))).toEqual(around);
});

test('the fields follow what changes the filters elsewhere', async () => {
  const { router } = await open(`?date=2026-11-20&from=2026-10-01&to=2026-10-31${LOCATION_PARAMS}`);
  const days = () =>
    screen.getAllByRole('spinbutton', { name: /^day/ }).map(({ textContent }) => textContent);
  expect(await screen.findByLabelText('Address')).toHaveValue('SW11 4NB, London');
  await waitFor(() => expect(days()).toEqual(['20', '01', '31']));

  await userEvent.click(await screen.findByRole('button', { name: 'Show the whole country' }));
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(''));

  // The link of the menu leads to the screen without filters.
  await act(() => router.navigate('/admin/statistics'));
  await waitFor(() => expect(days()).toEqual(['dd', 'dd', 'dd']));
});

test('a failed spreadsheet download shows an error', async () => {
  server.use(
    http.get(`${API}/dashboard/admin/search-download`, () =>
      HttpResponse.json({ message: 'Busy' }, { status: 500 }),
    ),
  );
  await open(`?date=2026-11-20${LOCATION_PARAMS}`);

  await download();

  await waitFor(() =>
    expect(toastStore.getState().toasts.at(-1)?.title).toBe(
      'Unable to compile the document please try again',
    ),
  );
});

import { addDays, londonDay, weekdayOf } from '@freely/domain/london-time';
import { renderRemote } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';
import { titleOf } from './calendar-views.ts';
import { wallDate } from './wall-date.ts';

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('availability'), () => HttpResponse.json({ 2: {} })),
  http.get(dashboardUrl('timeoff'), () => HttpResponse.json([])),
  http.get(dashboardUrl('calendar/bookings'), () => HttpResponse.json([])),
  http.get(dashboardUrl('calendar-feeds'), () => HttpResponse.json({ address: null, feeds: [] })),
);
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // jsdom has no layout, so there is no element at any point.
  document.elementFromPoint = () => null;
});
afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
});
afterAll(() => server.close());

const today = londonDay(new Date());
const titleAt = (view: 'day' | 'week' | 'month', day: string) => titleOf(view, wallDate(day));
const title = () => screen.findByRole('heading', { level: 1 });

async function open(search = '') {
  const { router } = await renderRemote(remote, `/practitioner/calendar${search}`, { user: amara });
  await title();

  return router;
}

test.each([
  ['?date=2026-12-09', titleAt('week', '2026-12-09')],
  ['?date=2026-12-09&view=day', titleAt('day', '2026-12-09')],
  ['?date=2026-12-09&view=month', titleAt('month', '2026-12-09')],
  ['?date=2026-02-30', titleAt('week', today)],
  ['?date=tomorrow&view=year', titleAt('week', today)],
])('%s is what the calendar shows', async (search, text) => {
  await open(search);

  expect(await title()).toHaveTextContent(text);
});

test('back leads out of the calendar, and forward to the week that was left', async () => {
  const { router } = await renderRemote(remote, '/elsewhere', { user: amara });
  await act(() => router.navigate('/practitioner/calendar'));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  const twoWeeksOn = titleAt('week', addDays(today, 14));
  expect(await title()).toHaveTextContent(twoWeeksOn);
  await act(() => router.navigate(-1));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  await act(() => router.navigate(1));

  expect(await title()).toHaveTextContent(twoWeeksOn);
  expect(router.state.location.search).toBe(`?date=${addDays(today, 14)}`);
});

test('a day of the week leads to it, and today needs no date', async () => {
  const router = await open();
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + 7);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(
    await screen.findByRole('button', {
      name: new RegExp(`^Mon ?${Number(monday.slice(8))} Day off$`),
    }),
  );
  expect(await title()).toHaveTextContent(titleAt('day', monday));
  expect(router.state.location.search).toBe(`?date=${monday}&view=day`);

  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await userEvent.click(screen.getByRole('button', { name: 'Week' }));
  expect(router.state.location.search).toBe('');
  expect(await title()).toHaveTextContent(titleAt('week', today));
});

test('back leads from a day to the week in which it was opened', async () => {
  const router = await open('?date=2026-12-09');
  await userEvent.click(await screen.findByRole('button', { name: /^Thu ?10 Day off$/ }));
  expect(await title()).toHaveTextContent(titleAt('day', '2026-12-10'));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await act(() => router.navigate(-1));

  expect(await title()).toHaveTextContent(titleAt('week', '2026-12-09'));
  await act(() => router.navigate(1));
  expect(await title()).toHaveTextContent(titleAt('day', '2026-12-11'));
});

test('a calendar that stays open shows the new day after midnight, and its buttons lead on from it', async () => {
  const [evening, midnight] = [new Date('2026-12-09T23:59:30Z'), new Date('2026-12-10T00:00:30Z')];
  jest.useFakeTimers({ now: evening, advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await open('?view=day');
  expect(await title()).toHaveTextContent(titleAt('day', '2026-12-09'));

  act(() => void jest.advanceTimersByTime(midnight.getTime() - evening.getTime()));
  expect(await title()).toHaveTextContent(titleAt('day', '2026-12-10'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await title()).toHaveTextContent(titleAt('day', '2026-12-11'));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(await title()).toHaveTextContent(titleAt('day', '2026-12-10'));
});

test('the link to the calendar shows this week', async () => {
  const router = await open('?date=2026-12-09&view=day');
  await act(() => router.navigate('/practitioner/calendar'));

  expect(await title()).toHaveTextContent(titleAt('week', today));
});

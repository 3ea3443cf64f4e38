import { fullDate } from '@freely/domain/format-date';
import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { pageTitleStore, toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { bookingWith } from '../../testing/booking-with.ts';
import { amara } from '../../testing/people.ts';

const today = londonDay(new Date());
const at = (day: string, time: string) => londonInstant(day, time)?.toISOString() ?? '';
const off = {
  id: 7,
  title: 'School run',
  date: today,
  end_date: today,
  full_day_off: false,
  start_time: '09:00:00',
  end_time: '10:30:00',
};
const untitled = { ...off, id: 8, title: '', start_time: '11:00:00', end_time: '12:00:00' };
const locked = {
  ...off,
  id: 9,
  title: 'Blocked: cancelled booking',
  start_time: '13:00:00',
  end_time: '14:00:00',
  locked: true,
};
const feeds = {
  address: null,
  feeds: [{ id: 3, name: 'Home', host: 'calendar.example', read_at: null, problem: null }],
  busy: [{ feed_id: 3, from: at(today, '17:00'), to: at(today, '18:00') }],
};

const server = setupServer(
  ...layoutHandlers,
  http.get(dashboardUrl('availability'), () => HttpResponse.json({ 2: {} })),
  http.get(dashboardUrl('timeoff'), () => HttpResponse.json([off, untitled, locked])),
  http.get(dashboardUrl('calendar/bookings'), () =>
    HttpResponse.json([
      bookingWith({
        id: 4,
        customer_name: 'Grace',
        date: at(today, '15:00'),
        road_before: { district: 'N1', minutes: 40 },
      }),
    ]),
  ),
  http.get(dashboardUrl('calendar-feeds'), () => HttpResponse.json(feeds)),
);

const originalMatchMedia = window.matchMedia;
const phoneMatchMedia = (media: string) =>
  ({ ...originalMatchMedia(media), matches: media === '(width < 600px)' }) as MediaQueryList;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  // jsdom has no layout, so there is no element at any point.
  document.elementFromPoint = () => null;
  // Our style sheet hides these elements, but tests do not load style sheets.
  const style = document.createElement('style');
  style.textContent = '.rbc-allday-cell, .rbc-event-label { display: none }';
  document.head.append(style);
});
beforeEach(() => toastStore.setState({ toasts: [] }));
afterEach(() => {
  window.matchMedia = originalMatchMedia;
  server.resetHandlers();
});
afterAll(() => server.close());

/** Mocks changes of time off. Returns the sent requests. */
function mockChanges(response: object, status = 200) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  const respond = async ({ request }: { request: Request }) => {
    const text = await request.text();
    const path = new URL(request.url).pathname.split('/practitioner/')[1] ?? '';
    sent.push({ method: request.method, path, body: text === '' ? null : JSON.parse(text) });
    return HttpResponse.json(response, { status });
  };
  server.use(
    http.post(dashboardUrl('timeoff'), respond),
    http.put(dashboardUrl('timeoff/:id'), respond),
    http.delete(dashboardUrl('timeoff/:id'), respond),
  );

  return sent;
}

const open = (query = '') =>
  renderRemote(remote, `/practitioner/calendar${query}`, { user: amara });
const event = (name: RegExp) => screen.findByRole('button', { name });

test('bookings, time off and busy times are shown, each with its kind in the name', async () => {
  const { container } = await open();

  expect(await event(/^Booking, .*: Grace.*15:00 Gel manicure/)).toBeInTheDocument();
  expect(await event(/^Time off, .*: School run.*09:00/)).toBeInTheDocument();
  expect(await event(/^Time off, .*: no title.*11:00/)).toBeInTheDocument();
  expect(await event(/^Busy elsewhere, .*: Home.*17:00/)).toBeInTheDocument();
  // A road is a picture only: what leads to the booking is the booking.
  const road = screen.getByText('From N1').parentElement;
  // The short name of a narrow column is hidden from screen readers.
  expect(road).toHaveTextContent(/^On the road, .* 14:20–15:00: From N1N1$/);
  expect(road?.parentElement).not.toHaveAttribute('tabindex');
  expect(screen.getByText('On the road')).toBeInTheDocument();
  expect(screen.getByText('Booking, read only')).toBeInTheDocument();
  expect(pageTitleStore.getState().title).toBe('Practitioner Calendar');
  await expectAccessible(container);
});

test('evening hours are shown to who works then, and the usual ones if nobody knows', async () => {
  const off = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  const late = { available: { from: '20:00', to: '24:00' }, break: {} };
  const weekdays = Object.keys(off).map((day) => [day, late]);
  const plan = { ...Object.fromEntries(weekdays), saturday: late };
  server.use(http.get(dashboardUrl('availability'), () => HttpResponse.json({ 2: { 7: plan } })));
  const { unmount } = await open();
  await event(/School run/);
  expect(screen.getByText('23:00')).toBeInTheDocument();
  unmount();

  server.use(http.get(dashboardUrl('availability'), () => HttpResponse.json({}, { status: 503 })));
  await open();
  await event(/School run/);
  expect(screen.getByText('18:00')).toBeInTheDocument();
  expect(screen.queryByText('23:00')).toBeNull();
});

describe('outside work hours', () => {
  const off = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] };
  const day = {
    available: { from: '09:00', to: '17:00' },
    break: [{ from: '13:00', to: '14:00' }],
  };
  // At another place, while the first one has its break.
  const lunch = { available: { from: '13:30', to: '18:00' }, break: {} };
  const none = { ...off, saturday: [] };
  const plans = {
    1: { ...none, wednesday: day, thursday: day },
    2: { 7: { ...none, thursday: lunch } },
  };
  beforeEach(() =>
    server.use(
      http.get(dashboardUrl('availability'), () => HttpResponse.json(plans)),
      http.get(dashboardUrl('timeoff'), () => HttpResponse.json([])),
      http.get(dashboardUrl('calendar/bookings'), () => HttpResponse.json([])),
    ),
  );
  /** The times of a column that are not shaded, from 8 on in steps of 15 minutes. */
  const unshaded = (column: Element | undefined) =>
    [...(column?.querySelectorAll('.rbc-time-slot') ?? [])].flatMap((slot, index) =>
      slot.classList.contains('notWorking') ? [] : [8 + index / 4],
    );
  const quarters = (from: number, to: number) =>
    Array.from({ length: (to - from) * 4 }, (_, index) => from + index / 4);

  test('the times of a week are shaded, breaks and days off, too, and named for screen readers', async () => {
    const { container } = await open('?date=2026-12-03');
    expect(await screen.findByRole('button', { name: 'Tue 1 Day off' })).toBeInTheDocument();
    for (const name of [
      'Wed 2 Work hours: 09:00 to 13:00, 14:00 to 17:00',
      'Thu 3 Work hours: 09:00 to 13:00, 13:30 to 18:00',
    ]) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
    const columns = [...container.querySelectorAll('.rbc-day-slot')];

    expect(unshaded(columns[1])).toEqual([]);
    expect(unshaded(columns[2])).toEqual([...quarters(9, 13), ...quarters(14, 17)]);
    expect(unshaded(columns[3])).toEqual([...quarters(9, 13), ...quarters(13.5, 18)]);
    expect(screen.getByText('Outside work hours')).toBeInTheDocument();
    await expectAccessible(container);
  });

  test('a single day has its hours, too', async () => {
    const { container } = await open('?date=2026-12-02&view=day');
    const calendar = await screen.findByRole('region', { name: /Calendar of Wednesday/ });
    // Beside the header of its column, which our style sheet hides.
    expect(calendar.firstElementChild).toHaveTextContent(
      'Work hours: 09:00 to 13:00, 14:00 to 17:00',
    );

    expect(unshaded(container.querySelector('.rbc-day-slot') ?? undefined)).toEqual([
      ...quarters(9, 13),
      ...quarters(14, 17),
    ]);
    await expectAccessible(container);
  });

  test('the days off of a month are shaded, and lead to their days', async () => {
    const { container } = await open('?date=2026-12-02&view=month');
    expect(await screen.findByRole('button', { name: '2' })).toBeInTheDocument();
    const shaded = [...container.querySelectorAll('.rbc-day-bg')].map((each) =>
      each.classList.contains('dayOff'),
    );
    expect(shaded.slice(0, 7)).toEqual([true, true, false, false, true, true, true]);
    await expectAccessible(container);
    await userEvent.click(screen.getAllByRole('button', { name: '1 Day off' })[0]!);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tuesday 1 December 2026');
  });

  test('nothing is shaded while nobody knows the hours', async () => {
    server.use(
      http.get(dashboardUrl('availability'), () => HttpResponse.json({}, { status: 503 })),
    );
    const { container } = await open('?date=2026-12-03');
    await waitFor(() => expect(container.querySelector('.rbc-day-slot')).not.toBeNull());

    expect(container.querySelector('.notWorking')).toBeNull();
    expect(screen.queryByText(/Day off|Outside work hours/)).toBeNull();
  });
});

test('a time off of several days is named by all of them on each', async () => {
  const end = addDays(today, 2);
  const away = { ...off, title: 'Away', end_date: end, full_day_off: true };
  server.use(
    http.get(dashboardUrl('timeoff'), () =>
      HttpResponse.json([{ ...away, start_time: null, end_time: null }]),
    ),
  );
  window.matchMedia = phoneMatchMedia;
  await open();

  const name = /Time off, \d[\w ]* to \d+ \w+ \d{4}: Away/;
  expect(await screen.findAllByRole('button', { name })).toHaveLength(3);
});

test('wide screens and phones have different views', async () => {
  const wide = await open();
  const views = within(await screen.findByRole('group', { name: 'View' }));
  expect(views.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Day',
    'Week',
    'Month',
  ]);
  expect(views.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(views.getByRole('button', { name: 'Month' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  // The time first: a cell has room for little else.
  expect(await event(/School run/)).toHaveTextContent(/^\d\d:\d\d /);
  await expectAccessible(wide.container);
  wide.unmount();

  window.matchMedia = phoneMatchMedia;
  await open();
  const phoneViews = within(await screen.findByRole('group', { name: 'View' }));
  expect(phoneViews.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Day',
    '3 Days',
    'Month',
  ]);
  expect(await event(/School run/)).toBeInTheDocument();
});

test('navigating to the next week, and back to today', async () => {
  await open();
  const title = (await screen.findByRole('heading', { level: 1 })).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title ?? '');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '');
});

test('a day far away can be chosen, and the focus returns to its button', async () => {
  await open('?date=2027-03-15&view=day');
  await userEvent.click(await screen.findByRole('button', { name: 'Go to a date' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Go to a date' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: /15 March/ })).toHaveFocus());
  await userEvent.keyboard('{PageDown}{ArrowDown}{Enter}');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('22 April 2027');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Go to a date' })).toHaveFocus());
});

test('the button adds full days; for a part of a day both times are required', async () => {
  const sent = mockChanges({ message: 'Time off added', ...off });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Time off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }));

  expect(dialog.getByRole('switch', { name: 'Full day' })).toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Title field is required')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveFocus());
  await userEvent.type(dialog.getByLabelText('Title'), 'Dentist');
  await userEvent.click(dialog.getByRole('switch', { name: 'Full day' }));
  expect(dialog.getByText('Start time is required')).toBeInTheDocument();
  expect(dialog.getByText('End time is required')).toBeInTheDocument();
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('From'), '09:15');
  await userEvent.selectOptions(dialog.getByLabelText('To'), '10:45');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sent).toEqual([
      {
        method: 'POST',
        path: 'timeoff',
        body: {
          title: 'Dentist',
          date: today,
          end_date: today,
          full_day_off: false,
          start_time: '09:15',
          end_time: '10:45',
        },
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toastStore.getState().toasts.at(-1)?.title).toBe('Time off added');
});

test('a time off can be changed by keyboard', async () => {
  const sent = mockChanges({ message: 'Time off updated', ...off });
  await open();
  (await event(/School run/)).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Time off' }));
  await userEvent.clear(dialog.getByLabelText('Title'));
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  expect(await dialog.findByText('Title is required')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Title'), 'Run');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));

  await waitFor(() =>
    expect(sent[0]).toMatchObject({ method: 'PUT', path: 'timeoff/7', body: { title: 'Run' } }),
  );
});

test('removing asks for confirmation', async () => {
  const sent = mockChanges({ message: 'Time off removed' });
  await open();
  await userEvent.click(await event(/School run/));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Are you sure you want to remove this event?',
  });
  expect(dialog).toHaveTextContent(`School run: ${fullDate(today)}, 09:00 to 10:30`);
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(sent[0]).toMatchObject({ method: 'DELETE', path: 'timeoff/7' }));
});

const tomorrow = addDays(today, 1);
test.each([
  [{ ...off, title: '', full_day_off: true }, `no title: ${fullDate(today)}, full day`],
  [
    { ...off, full_day_off: true, end_date: tomorrow },
    `School run: ${fullDate(today)} to ${fullDate(tomorrow)}, full days`,
  ],
  [
    { ...off, end_date: tomorrow },
    `School run: ${fullDate(today)}, 09:00 to ${fullDate(tomorrow)}, 10:30`,
  ],
])('the question names the event and its days: %#', async (timeOff, text) => {
  server.use(http.get(dashboardUrl('timeoff'), () => HttpResponse.json([timeOff])));
  await open();
  await userEvent.click((await screen.findAllByRole('button', { name: /^Time off, / }))[0]!);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));

  expect(await screen.findByText(text)).toBeVisible();
});

test('a failed removal is reported', async () => {
  mockChanges({ message: 'We are back soon' }, 503);
  await open();
  await userEvent.click(await event(/School run/));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(toastStore.getState().toasts.at(-1)?.title).toBe('We are back soon'));
});

describe('an event that was removed elsewhere', () => {
  test('is saved as a new one, with what was typed', async () => {
    mockChanges({ message: 'Not found' }, 404);
    await open();
    await userEvent.click(await event(/School run/));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Title'), 's');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('removed in the meantime');
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();

    const sent = mockChanges({ message: 'Time off added', ...off });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        method: 'POST',
        path: 'timeoff',
        body: { title: 'School runs' },
      }),
    );
  });

  test('is not there to be removed', async () => {
    mockChanges({ message: 'Not found' }, 404);
    await open();
    await userEvent.click(await event(/School run/));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toastStore.getState().toasts.at(-1)?.title).toBe('This event was removed already');
  });
});

test('conflicting bookings are listed', async () => {
  mockChanges(
    {
      message: 'You have a booking at this time. Please move or cancel it first.',
      bookings: [
        { id: 4, date: '2026-12-01', start_time: '10:00:00', end_time: '11:00:00' },
        {
          ...{ id: 5, date: '2026-12-01', start_time: '12:00:00', end_time: '13:00:00' },
          held_until: '2026-11-30T09:46:00.000Z',
        },
      ],
    },
    409,
  );
  await open();
  await userEvent.click(await event(/School run/));
  await userEvent.click(await screen.findByRole('button', { name: 'Update' }));

  const alert = within(await screen.findByRole('alert'));
  // Who has not paid yet has no page that the practitioner could open.
  expect(alert.getAllByRole('link')).toHaveLength(1);
  expect(alert.getByText(/You have a booking at this time/)).toBeInTheDocument();
  expect(
    alert.getByRole('link', { name: 'FR-4 on Tuesday 1 December 2026, 10:00 to 11:00' }),
  ).toHaveAttribute('href', '/practitioner/bookings?open-booking=4');
});

test('blocked and busy times say why they cannot be changed', async () => {
  await open();
  await userEvent.click(await event(/Blocked: cancelled booking/));
  expect(await screen.findByText(/blocked because you cancelled a booking/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  await userEvent.click(await event(/Busy elsewhere/));
  expect(await screen.findByRole('dialog', { name: 'Busy in Home' })).toBeInTheDocument();
});

test('a booking links to its row in the list', async () => {
  const { router } = await open();
  await userEvent.click(await event(/Grace/));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/practitioner/bookings?open-booking=4',
  );
});

test('busy times are shown at once after a change of the synchronised calendars', async () => {
  const added = {
    message: 'Calendar address created',
    ...feeds,
    address: 'https://a.example/b.ics',
  };
  server.use(http.post(dashboardUrl('calendar-feeds'), () => HttpResponse.json(added)));
  const { router } = await renderRemote(remote, '/practitioner/calendar-sync', { user: amara });
  await userEvent.click(await screen.findByRole('button', { name: 'Create a calendar address' }));
  expect(await screen.findByLabelText('Calendar address')).toHaveValue(added.address);
  // No fetch brings them: the calendar shows what the change was answered with.
  server.use(http.get(dashboardUrl('calendar-feeds'), () => new Promise<never>(() => {})));
  await act(() => router.navigate('/practitioner/calendar'));

  expect(await event(/^Busy elsewhere, .*: Home.*17:00/)).toBeInTheDocument();
});

test('the calendar is shown even if external calendars fail to load', async () => {
  server.use(
    http.get(dashboardUrl('calendar-feeds'), () => HttpResponse.json({}, { status: 503 })),
  );
  await open();
  expect(await event(/School run/)).toBeInTheDocument();
  expect(await screen.findByText(/busy times are missing here/)).toBeInTheDocument();
});

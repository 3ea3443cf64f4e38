// Time off is created, moved and resized with the mouse.
import { addDays, londonDay } from '@freely/domain/london-time';
import type { Locator, Page } from '@playwright/test';
import { apiGet, apiSend } from '../arrange/api-calls.ts';
import { book, createCustomer, payBooking } from '../arrange/bookings.ts';
import { storeSession } from '../arrange/personas.ts';
import { livePractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

/** The hours that an empty calendar shows: the practitioner works from 8 to 20. */
const [FROM, TO] = [8, 20];

interface TimeOff {
  date: string;
  start_time: string;
  end_time: string;
}

test('time off is created on the calendar, moved to another time and day, and extended', async ({
  page,
}) => {
  const { session } = await livePractitioner();
  const storedTimeOff = () =>
    apiGet<TimeOff[]>('/dashboard/practitioner/timeoff', session.access_token);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/calendar');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const columns = page.locator('.rbc-day-slot');

  // From 10:00 to 11:00.
  await drag(page, { from: [columns.nth(0), 10], to: [columns.nth(0), 10.9] });
  const form = page.getByRole('dialog', { name: 'Add time off' });
  await expect(form.getByRole('switch', { name: 'Full day' })).not.toBeChecked();
  await expect(form.getByLabel('From')).toHaveValue('10:00');
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('11:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Title').fill('Dentist');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const event = page.getByRole('button', { name: /Dentist/ });
  await expect(event).toBeVisible();
  const [created] = await storedTimeOff();
  expect(created).toMatchObject({ start_time: '10:00:00', end_time: '11:00:00' });

  // Moved by two hours and a day.
  await drag(page, { from: [columns.nth(0), 10.5], to: [columns.nth(1), 12.65] });
  await expect
    .poll(storedTimeOff)
    .toEqual([expect.objectContaining({ start_time: '12:00:00', end_time: '13:00:00' })]);
  const [moved] = await storedTimeOff();
  expect(Date.parse(moved?.date ?? '') - Date.parse(created?.date ?? '')).toBe(86_400_000);
  await expect(columns.nth(1).getByRole('button', { name: /Dentist/ })).toBeVisible();

  // Extended by an hour, by its lower edge.
  const edge = page
    .getByRole('button', { name: /Dentist/ })
    .locator('.rbc-addons-dnd-resize-ns-anchor')
    .last();
  const end = await pointOf([columns.nth(1), 14.1]);
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(storedTimeOff).toEqual([
    expect.objectContaining({
      date: moved?.date,
      start_time: '12:00:00',
      end_time: '14:00:00',
    }),
  ]);
});

test('a short time off is moved by its middle, and the buttons for other weeks stay where they are', async ({
  page,
}) => {
  const { session } = await livePractitioner();
  const monday = nextMonday();
  await apiSend('POST', '/dashboard/practitioner/timeoff', session.access_token, {
    ...{ title: 'Call', date: monday, end_date: monday },
    ...{ full_day_off: false, start_time: '11:00', end_time: '11:15' },
  });
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/practitioner/calendar?date=${monday}`);
  await expect(page.getByRole('button', { name: /Call/ })).toBeVisible();
  const columns = page.locator('.rbc-day-slot');
  await drag(page, { from: [columns.nth(0), 11.13], to: [columns.nth(0), 14.13] });
  await expect
    .poll(() => apiGet<TimeOff[]>('/dashboard/practitioner/timeoff', session.access_token))
    .toEqual([expect.objectContaining({ start_time: '14:00:00', end_time: '14:15:00' })]);

  const next = page.getByRole('button', { name: 'Next', exact: true });
  const places = new Set<string>();
  await next.click();
  // Some of these weeks have two months, and a longer heading.
  for (let week = 0; week < 6; week += 1) {
    const { x, y } = (await next.boundingBox()) ?? { x: 0, y: 0 };
    places.add(`${x} ${y}`);
    await next.click();
  }
  expect([...places]).toHaveLength(1);
});

test('why time off could not be moved is said until it is closed or another view is open', async ({
  page,
}) => {
  const { session, salonId, treatments } = await livePractitioner();
  const customer = await createCustomer();
  const monday = nextMonday();
  const booking = await book(
    {
      practitioner_id: session.user_id,
      services_ids: [treatments[0]!.id],
      total_amount: treatments[0]!.price,
      date: monday,
      start_time: '15:00:00',
      salon_id: salonId,
    },
    customer.session,
  );
  await payBooking({ booking: booking!, session: customer.session });
  const timeOff = { title: 'Dentist', date: monday, end_date: monday, full_day_off: false };
  await apiSend('POST', '/dashboard/practitioner/timeoff', session.access_token, {
    ...timeOff,
    start_time: '10:00',
    end_time: '11:00',
  });
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/calendar');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.click();
  const column = page.locator('.rbc-day-slot').nth(0);
  const callout = page.getByRole('alert').filter({ hasText: 'Your time off was not moved' });
  const refuse = async () => {
    await expect(page.getByRole('button', { name: /Dentist.*10:00/ })).toBeVisible();
    await drag(page, { from: [column, 10.5], to: [column, 15.4] });
    await expect(
      callout.getByRole('link', { name: new RegExp(`FR-${booking!.id}`) }),
    ).toBeVisible();
  };

  await refuse();
  await expectAccessible(page);
  await callout.getByRole('button', { name: 'Close' }).click();
  await expect(callout).toBeHidden();

  await refuse();
  await next.click();
  await expect(callout).toBeHidden();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByRole('button', { name: /Dentist/ })).toBeVisible();
  await expect(callout).toBeHidden();

  await refuse();
  await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'Month' }).click();
  await expect(callout).toBeHidden();
});

/** The London day on which the next week of the calendar begins. */
function nextMonday(): string {
  const today = londonDay(new Date());

  return addDays(today, (8 - new Date(`${today}T12:00:00Z`).getUTCDay()) % 7 || 7);
}

type Position = [column: Locator, hour: number];

async function drag(page: Page, { from, to }: { from: Position; to: Position }): Promise<void> {
  await from[0].evaluate((column) => column.scrollIntoView({ block: 'center' }));
  const [start, end] = [await pointOf(from), await pointOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  // Move a little first, so that the drag starts.
  await page.mouse.move(start.x, start.y + 6);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function pointOf([column, hour]: Position): Promise<{ x: number; y: number }> {
  const box = await column.boundingBox();
  if (!box) throw new Error('The calendar does not show this day');
  // One pixel below the line between two hours.
  const y = box.y + ((hour - FROM) / (TO - FROM)) * box.height + 1;

  return { x: box.x + box.width / 2, y };
}

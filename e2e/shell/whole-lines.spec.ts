// A short appointment has room for one line or two: none is cut through its letters.
import { addDays, londonDay } from '@freely/domain/london-time';
import type { Locator } from '@playwright/test';
import { apiSend } from '../arrange/api-calls.ts';
import { storeSession } from '../arrange/personas.ts';
import { livePractitioner } from '../arrange/practitioners.ts';
import { cutLines } from '../pages/cut-lines.ts';
import { expect, test } from '../pages/test.ts';

/** From when to when, of different lengths: 15, 30, 45, 60 and 75 minutes. */
const SHORT = [
  ['08:00', '08:15'],
  ['10:00', '10:30'],
  ['12:00', '12:45'],
  ['14:00', '15:00'],
  ['16:00', '17:15'],
];

/** How far below its icon the title of an event begins, in pixels. */
const titleBelowIcon = (event: Locator) =>
  event.locator('b').evaluate((name) => {
    const title = document.createRange();
    title.selectNodeContents(name.lastChild as Node);
    const icon = name.querySelector('svg')?.getBoundingClientRect().top ?? Number.NaN;

    return Math.abs((title.getClientRects()[0]?.top ?? Number.NaN) - icon);
  });

test('short events of a calendar have whole lines, in wide and narrow columns', async ({
  page,
}) => {
  const { session } = await livePractitioner();
  const date = addDays(londonDay(new Date()), 1);
  for (const [start_time, end_time] of SHORT) {
    await apiSend('POST', '/dashboard/practitioner/timeoff', session.access_token, {
      title: `An appointment at the dentist’s surgery until ${end_time}`,
      ...{ date, end_date: date, full_day_off: false, start_time, end_time },
    });
  }
  await page.goto('/favicon.svg');
  await storeSession(page, session);

  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/practitioner/calendar');
    await expect(page.getByRole('group', { name: 'View' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const last = page.getByRole('button', { name: /until 17:15/ });
    // Tomorrow may be in the next week.
    if (!(await last.isVisible())) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await expect(last).toBeVisible();

    expect(await cutLines(page), `${width} wide`).toEqual([]);
    for (const name of [/until 08:15/, /until 12:45/]) {
      expect(await titleBelowIcon(page.getByRole('button', { name }))).toBeLessThan(4);
    }
  }
});

// Scrolls through a full week of the practitioner's calendar on a slow machine, and through an empty
// week for comparison.
import type { Browser, Page } from '@playwright/test';
import { signInDemoUser } from './demo-session.ts';
import { openBrowser } from './open-browser.ts';
import { quantile } from './quantile.ts';
import { runningProduct } from './running-product.ts';
import { type ScrollFrames, scrollFrames } from './scroll-frames.ts';
import type { BenchSuite } from './suite.ts';

const throttle = 4;
const windows = [
  { name: 'desktop, a week', viewport: { width: 1440, height: 600 } },
  { name: 'phone, 3 days', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];
/** From Monday to Friday, back to back. */
const weeks = [
  { name: '40 bookings', perDay: 8 },
  { name: 'none', perDay: 0 },
];

const suite: BenchSuite = {
  name: 'calendar',
  about: 'frames while a week of 40 bookings is scrolled, compared with an empty week',
  run: async (context) => {
    const { shell, api } = await runningProduct(context);
    const browser = await openBrowser(context);
    const rows: (string | number)[][] = [];
    for (const { name, ...settings } of windows) {
      for (const week of weeks) {
        const page = await openCalendar(browser, { shell, api, settings, perDay: week.perDay });
        const measured = await scrollFrames(page, { throttle, rounds: 5 });
        rows.push([`${name}, ${week.name}`, ...figures(measured)]);
        await page.context().close();
      }
    }

    return [
      {
        title: 'Scrolling the calendar',
        columns: ['week', 'frames', 'median ms', 'p95 ms', 'frames > 50 ms', 'tasks > 50 ms'],
        rows,
        note: `Scrolled down and up five times, with the CPU slowed ${throttle} times.`,
      },
    ];
  },
};
export default suite;

function figures({ frames, gaps, longTasks }: ScrollFrames): number[] {
  return [
    frames,
    Math.round(quantile(gaps, 0.5)),
    Math.round(quantile(gaps, 0.95)),
    gaps.filter((gap) => gap > 50).length,
    longTasks.length,
  ];
}

interface CalendarOptions {
  shell: string;
  api: string;
  settings: { viewport: { width: number; height: number }; hasTouch?: boolean; isMobile?: boolean };
  perDay: number;
}

async function openCalendar(
  browser: Browser,
  { shell, api, settings, perDay }: CalendarOptions,
): Promise<Page> {
  const context = await browser.newContext({
    ...settings,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await signInDemoUser(context, { shell, api }, 'practitioner@freely.example');
  const page = await context.newPage();
  await page.route('**/dashboard/practitioner/calendar/bookings', async (route) => {
    const [booking] = (await (await route.fetch()).json()) as { date: string }[];
    if (!booking) throw new Error('The demo practitioner has no booking to copy');
    await route.fulfill({ json: weekOf(booking, perDay) });
  });
  await page.goto(`${shell}/practitioner/calendar`);
  await page.getByRole('region', { name: /^Calendar of/ }).waitFor();

  return page;
}

/** Copies of a booking from Monday to Friday of this week: `perDay` each day, hourly from 8 o'clock. */
function weekOf<Booking extends { date: string }>(booking: Booking, perDay: number) {
  const today = new Date();
  const monday = today.getUTCDate() - ((today.getUTCDay() + 6) % 7);

  return Array.from({ length: 5 * perDay }, (_, index) => {
    const [day, hour] = [Math.floor(index / perDay), index % perDay];
    const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), monday + day, 8 + hour);

    return { ...booking, id: index + 1, duration: 60, date: new Date(start).toISOString() };
  });
}

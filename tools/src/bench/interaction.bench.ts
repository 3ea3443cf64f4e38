// Responsiveness of booking on a slow phone: the time from a tap or a key press to the next frame.
import type { Browser, Locator, Page } from '@playwright/test';
import { signInDemoUser } from './demo-session.ts';
import { type InteractionTime, interactionTime } from './interaction-time.ts';
import { openBrowser } from './open-browser.ts';
import { quantile } from './quantile.ts';
import { type ProductUrls, runningProduct } from './running-product.ts';
import type { BenchSuite } from './suite.ts';

const throttle = 4;
const rounds = 7;
const goal = 60;
const battersea = new URLSearchParams({
  address: 'SW11 4NB, London',
  town: 'London',
  lat: '51.4652',
  lon: '-0.1708',
  type: 'beautician',
  location: 'mobile',
});

const suite: BenchSuite = {
  name: 'interaction',
  about: 'taps and key presses of a booking on a slow phone, compared with a goal of 60 ms',
  run: async (context) => {
    const product = await runningProduct(context);
    const browser = await openBrowser(context);
    const checkout = await inNewPage(browser, product, (page) => holdSlot(page, product));
    const steps = [
      {
        name: 'open the filters of the results',
        times: [] as InteractionTime[],
        measure: openFilters,
      },
      { name: 'pick a start time', times: [] as InteractionTime[], measure: pickSlot },
      {
        name: 'type a name in the checkout',
        times: [] as InteractionTime[],
        measure: (page: Page) => typeName(page, checkout),
      },
    ];
    for (let round = 0; round < rounds; round += 1) {
      context.log(`Booking, ${round + 1} of ${rounds}`);
      for (const { times, measure } of steps) {
        times.push(await inNewPage(browser, product, (page) => measure(page, product)));
      }
    }

    return [
      {
        title: 'From a tap or a key press to the next frame, in milliseconds',
        columns: ['interaction', 'median', 'goal', 'ratio', 'best', 'main thread, median'],
        rows: steps.map(({ name, times }) => {
          const untilFrame = times.map((time) => time.untilFrame);
          const mainThread = quantile(
            times.map((time) => time.mainThread),
            0.5,
          );
          const median = quantile(untilFrame, 0.5);
          const ratio = (median / goal).toFixed(2);

          return [name, median, goal, ratio, Math.min(...untilFrame), Math.round(mainThread)];
        }),
        note:
          `${rounds} times each on a fresh page of 390 pixels, with the CPU slowed ${throttle} times. The longest ` +
          'key press of a word counts. The time of the main thread includes work after the frame.',
      },
    ];
  },
};
export default suite;

async function inNewPage<Result>(
  browser: Browser,
  product: ProductUrls,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    await signInDemoUser(context, product, 'customer@freely.example');

    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openResults(page: Page, { shell }: ProductUrls): Promise<void> {
  await page.goto(`${shell}/practitioner-search?${battersea}`);
  await practitioners(page).first().waitFor();
}

async function openFilters(page: Page, product: ProductUrls): Promise<InteractionTime> {
  await openResults(page, product);

  return interactionTime(page, throttle, async () => {
    await touch(page.getByRole('button', { name: 'Filters' }));
    await page.getByRole('dialog').waitFor();
  });
}

async function pickSlot(page: Page, product: ProductUrls): Promise<InteractionTime> {
  const slots = await openSlots(page, product);

  return interactionTime(page, throttle, async () => {
    await touch(slots.getByRole('radio').first());
    await slots.getByRole('radio', { checked: true }).waitFor();
  });
}

async function typeName(page: Page, checkout: string): Promise<InteractionTime> {
  await page.goto(checkout);
  const name = page.getByLabel('Last name');
  await name.tap();
  await name.fill('');

  return interactionTime(page, throttle, () => name.pressSequentially('Fernsby', { delay: 100 }));
}

/** Taps without Playwright's `tap`, whose hit test would be part of the measurement. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element has no box to tap');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The start times of the second practitioner in the list, on some day of next month. */
async function openSlots(page: Page, product: ProductUrls) {
  await openResults(page, product);
  await practitioners(page)
    .nth(1)
    .getByRole('link', { name: /^Select / })
    .tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /At my home/ }).check();
  await dialog.getByRole('button', { name: /^Add / }).first().tap();
  await dialog.getByRole('button', { name: 'Next month' }).tap();
  await dialog.getByRole('gridcell').getByRole('button', { disabled: false }).nth(3).tap();
  const slots = dialog.getByRole('radiogroup', { name: 'Start time' });
  await slots.waitFor();

  return slots;
}

/** Books a slot up to the checkout. Returns the URL of that checkout. */
async function holdSlot(page: Page, product: ProductUrls): Promise<string> {
  const slots = await openSlots(page, product);
  await slots.getByRole('radio').first().tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).tap();
  await page.waitForURL(/\/payment\/\d+/);

  return page.url();
}

function practitioners(page: Page) {
  return page
    .getByRole('list', { name: 'Practitioners' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('link', { name: /^Select / }),
    });
}

// What somebody feels who books with a slow phone: from a tap or a key to the next picture.
import type { Browser, Locator, Page } from '@playwright/test';
import { keepDemoSession } from './demo-session.ts';
import { type InteractionTime, interactionTime } from './interaction-time.ts';
import { openBrowser } from './open-browser.ts';
import { quantile } from './quantile.ts';
import { type ProductAddresses, runningProduct } from './running-product.ts';
import type { BenchSuite } from './suite.ts';

const throttle = 4;
const rounds = 7;
const goal = 100;
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
  about: 'taps and keys of a booking on a slow phone, beside 100 ms',
  run: async (context) => {
    const product = await runningProduct(context);
    const browser = await openBrowser(context);
    const checkout = await inNewPage(browser, product, (page) => holdSomeTime(page, product));
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
        title: 'From a tap or a key to the next picture, in milliseconds',
        columns: ['interaction', 'median', 'goal', 'ratio', 'best', 'thread busy, median'],
        rows: steps.map(({ name, times }) => {
          const shown = times.map((time) => time.shown);
          const busy = times.map((time) => time.busy);
          const median = quantile(shown, 0.5);
          const ratio = (median / goal).toFixed(2);

          return [name, median, goal, ratio, Math.min(...shown), Math.round(quantile(busy, 0.5))];
        }),
        note:
          `${rounds} times each on a fresh page of 390 pixels, the processor slowed ${throttle} times; of a word ` +
          'the longest key counts. The thread is busy also with what comes after the picture.',
      },
    ];
  },
};
export default suite;

async function inNewPage<Found>(
  browser: Browser,
  product: ProductAddresses,
  look: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  try {
    await keepDemoSession(context, product, 'customer@freely.example');

    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openResults(page: Page, { shell }: ProductAddresses): Promise<void> {
  await page.goto(`${shell}/practitioner-search?${battersea}`);
  await practitioners(page).first().waitFor();
}

async function openFilters(page: Page, product: ProductAddresses): Promise<InteractionTime> {
  await openResults(page, product);

  return interactionTime(page, throttle, async () => {
    await touch(page.getByRole('button', { name: 'Filters' }));
    await page.getByRole('dialog').waitFor();
  });
}

async function pickSlot(page: Page, product: ProductAddresses): Promise<InteractionTime> {
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

/** A finger alone: the locator's own tap looks at what each touch hits, and would be measured too. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing can be touched there');
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The start times of the second practitioner in the list, on some day of next month. */
async function openSlots(page: Page, product: ProductAddresses) {
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

/** The address of a checkout, with a time that is held for it. */
async function holdSomeTime(page: Page, product: ProductAddresses): Promise<string> {
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

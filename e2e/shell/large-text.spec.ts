// Text at twice its size on a phone: nothing is out of reach.
import { someProfilePath } from '../arrange/api-calls.ts';
import { paidBooking } from '../arrange/bookings.ts';
import { storeSession } from '../arrange/personas.ts';
import { brokenWords } from '../pages/broken-words.ts';
import { LARGE_TEXT } from '../pages/horizontal-overflow.ts';
import { expect, test } from '../pages/test.ts';

const RESULTS =
  '/practitioner-search?address=SW1A+1AA&town=London&lat=51.501009&lon=-0.141588&type=hairdresser&location=idm';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) =>
  page.addInitScript((rules) => {
    const style = new CSSStyleSheet();
    style.replaceSync(rules);
    document.adoptedStyleSheets = [style];
  }, LARGE_TEXT),
);

test('the bar about cookies leaves the page a third of the window, and its choices in sight', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Cookies' });
  const accept = bar.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: 'Only what is' })).toBeInViewport({ ratio: 1 });
  expect((await bar.boundingBox())?.height).toBeLessThan((844 * 2) / 3);

  const text = bar.getByText('If you accept');
  await text.evaluate((last) => last.scrollIntoView({ block: 'end' }));
  const [end, choices] = await Promise.all([text.boundingBox(), accept.boundingBox()]);
  expect(end!.y + end!.height).toBeLessThanOrEqual(choices!.y);
});

test('the images of the steps to a booking fit their frames', async ({ page }) => {
  await page.goto('/');
  const steps = page.getByRole('region', { name: 'Booked in three steps' });
  const images = steps.locator('ol > li > [aria-hidden]');
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    expect(await image.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  }
});

test('a time is chosen, and the dialog scrolls to its button', async ({ page }) => {
  await page.goto(RESULTS);
  // It would cover most of the page.
  await page.getByRole('button', { name: 'Only what is necessary' }).click();
  const toTimes = page.locator('a[href*="/availability/"]').first();
  const times = await toTimes.getAttribute('href');
  await page.goto(times ?? '');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Add/ }).first().click();
  await dialog
    .getByRole('radio', { name: /^\d\d:\d\d$/ })
    .first()
    .check();
  const further = dialog.getByRole('button', { name: 'Continue' });
  await further.scrollIntoViewIfNeeded();
  await expect(further).toBeInViewport({ ratio: 1 });
  await expect(further).toBeEnabled();

  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('a result fits its card, and each of its words a line', async ({ page }) => {
  await page.goto(RESULTS);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') });
  await expect(cards.first()).toBeVisible();
  const root = page.locator(':root');
  expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);

  for (const card of (await cards.all()).slice(0, 3)) {
    // What is outside the window has no layout.
    await card.scrollIntoViewIfNeeded();
    expect(await card.evaluate((item) => item.scrollWidth - item.clientWidth)).toBe(0);
    expect(await brokenWords(card.locator('h2'))).toEqual([]);
  }
});

test('the button of a profile leaves most of the window to the profile', async ({ page }) => {
  await page.goto(await someProfilePath());
  const select = page.getByRole('link', { name: /^Select / }).locator('visible=true');

  expect(await brokenWords(select)).toEqual([]);
  const bar = await select.locator('xpath=../..').boundingBox();
  expect(bar?.height).toBeLessThan(844 / 2);
});

test('the name on a card of the dashboard is not broken beside the portrait', async ({ page }) => {
  const { session, booking } = await paidBooking();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/customer');

  const name = page.getByRole('heading', { level: 3, name: booking.practitioner_name });
  await expect(name).toBeVisible();
  expect(await brokenWords(name)).toEqual([]);
});

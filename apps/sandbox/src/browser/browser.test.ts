import AxeBuilder from '@axe-core/playwright';
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
import type { Browser, Page } from 'playwright-core';
import { startCheckoutSite } from '../testing/checkout-site.ts';
import { launchChromium } from '../testing/chromium.ts';
import { type SandboxUnderTest, startSandboxUnderTest } from '../testing/sandbox-under-test.ts';

jest.setTimeout(60_000);

let sandbox: SandboxUnderTest;
let site: Awaited<ReturnType<typeof startCheckoutSite>>;
let browser: Browser;
let page: Page;
let intentId: string;
const consoleProblems: string[] = [];

beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  site = await startCheckoutSite(sandbox.stripeUrl);
  browser = await launchChromium();
});
beforeEach(async () => {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'gbp',
    allowed_payment_method_types: ['card'],
  });
  intentId = intent.id;
  consoleProblems.length = 0;
  const context = await browser.newContext();
  page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      consoleProblems.push(message.text());
    }
  });
  page.on('pageerror', (error) => consoleProblems.push(error.message));
  await page.goto(site.pageFor(intent.client_secret!));
  await page.getByText('cvc, expiry, number, wallets none').waitFor();
});
afterEach(() => page.context().close());
afterAll(async () => {
  await browser.close();
  site.stop();
  await sandbox.stop();
});

const field = (name: string) => page.frameLocator(`#${name} iframe`).getByRole('textbox');

async function fill(number: string, expiry = '12 / 34', cvc = '123'): Promise<void> {
  await field('number').pressSequentially(number);
  await field('expiry').pressSequentially(expiry);
  await field('cvc').pressSequentially(cvc);
}

const press = () => page.getByRole('button', { name: 'Pay' }).click();
/** Waits until the page shows the outcome of the payment. */
const outcome = (expected: string) =>
  page.locator('output').filter({ hasText: expected }).waitFor();

async function payAndExpect(expected: string): Promise<void> {
  await press();
  await outcome(expected);
}

/** The fields tell the page by messages, which take a moment. */
const shows = (id: string, text: string) =>
  page
    .locator(`#${id}`)
    .filter({ hasText: new RegExp(`^${text}$`) })
    .waitFor();
const intent = () => sandbox.stripe.paymentIntents.retrieve(intentId);
const challenge = () => page.getByRole('dialog').frameLocator('iframe').getByRole('main');

test('a card pays under a strict policy with Trusted Types, without console errors', async () => {
  await fill('4242424242424242');
  expect(await field('number').inputValue()).toBe('4242 4242 4242 4242');
  expect(await field('expiry').inputValue()).toBe('12 / 34');
  await payAndExpect('succeeded');

  const paid = await sandbox.stripe.paymentIntents.retrieve(intentId, {
    expand: ['payment_method'],
  });
  expect(paid.status).toBe('succeeded');
  expect(paid.payment_method).toMatchObject({
    card: { last4: '4242', exp_month: 12, exp_year: 2034, checks: { cvc_check: 'pass' } },
    billing_details: { name: 'Ada Lovelace' },
  });
  // The packages also warn about the missing TLS and React's developer tools: those are ignored.
  const violations = consoleProblems.filter((text) => /polic|Trusted|refused|error/i.test(text));
  expect(violations).toEqual([]);
});

describe('on a device with Apple Pay', () => {
  const payByWallet = async (more = '') => {
    await page.addInitScript('window.ApplePaySession = class {};');
    await page.goto(page.url() + more);
    await page.getByText('cvc, expiry, number, wallets true').waitFor();
    await page.getByRole('button', { name: 'Apple Pay' }).click();
  };

  test('it pays', async () => {
    await payByWallet();
    await outcome('succeeded');
    expect((await intent()).status).toBe('succeeded');
  });

  test('it is refused as by Stripe while its data is not submitted', async () => {
    await payByWallet('&unsubmitted=1');
    await outcome('IntegrationError');
    expect((await intent()).status).toBe('requires_payment_method');
  });
});

test('a declined card shows the reason, and another card can then pay', async () => {
  await fill('4000000000009995');
  await payAndExpect('card_error insufficient_funds');
  expect((await intent()).status).toBe('requires_payment_method');

  await field('number').fill('5555555555554444');
  await shows('brand', 'mastercard');
  await payAndExpect('succeeded');
});

test('3-D Secure: completed', async () => {
  await fill('4000002500003155');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge().getByText('£50.00').waitFor();
  await challenge().getByRole('button', { name: 'Complete' }).click();
  await outcome('succeeded');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('3-D Secure: failed, then completed at the second attempt', async () => {
  await fill('4000000000003220');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge().getByRole('button', { name: 'Fail' }).click();
  await outcome('invalid_request_error payment_intent_authentication_failure');

  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge().getByRole('button', { name: 'Complete' }).click();
  await page.getByText('succeeded').waitFor();
});

test('3-D Secure is asked in the middle of a phone’s screen, whatever the page resets', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { margin: 0; }');
    document.adoptedStyleSheets = [sheet];
  `);
  await fill('4000000000003220');
  await page.getByRole('button', { name: 'Pay' }).click();
  await challenge().getByText('£50.00').waitFor();

  const box = (await page.getByRole('dialog').boundingBox())!;
  expect(Math.abs(box.x - (390 - box.x - box.width))).toBeLessThanOrEqual(1);
  expect(Math.abs(box.y - (844 - box.y - box.height))).toBeLessThanOrEqual(1);
});

test('3-D Secure by keyboard only: Escape refuses the challenge', async () => {
  await fill('4000000000003220');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Pay' }).press('Enter');
  await challenge().getByRole('button', { name: 'Fail' }).waitFor();
  await page.getByRole('dialog').press('Escape');
  await outcome('invalid_request_error payment_intent_authentication_failure');

  await page.getByRole('button', { name: 'Pay' }).press('Enter');
  await challenge().getByRole('button', { name: 'Complete' }).press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await intent()).status).toBe('requires_payment_method');
});

test('each field reports its own errors: while typing, on blur and on paying', async () => {
  await field('number').pressSequentially('4242424242424241');
  await page.getByText('invalid_number').waitFor();
  expect(await field('number').getAttribute('aria-invalid')).toBe('true');
  // Only the number has a card before it.
  expect(await page.frameLocator('#number iframe').locator('.icon').isVisible()).toBe(true);
  expect(await page.frameLocator('#expiry iframe').locator('.icon').isVisible()).toBe(false);
  const color = await field('number').evaluate(
    (input) => input.ownerDocument.defaultView?.getComputedStyle(input).color,
  );
  expect(color).toBe('rgb(200, 0, 0)');
  expect(await page.locator('#number').getAttribute('class')).toContain('StripeElement--invalid');

  await field('expiry').pressSequentially('12');
  await field('cvc').focus();
  await page.getByText('incomplete_expiry').waitFor();
  await field('expiry').press('End');
  await field('expiry').pressSequentially('20');
  await page.getByText('invalid_expiry_year_past').waitFor();

  await payAndExpect('validation_error invalid_number');
  await shows('cvc-error', 'incomplete_cvc');
  expect((await intent()).status).toBe('requires_payment_method');
});

test('American Express has its own digit groups and a four-digit code', async () => {
  await field('cvc').pressSequentially('123');
  await field('number').pressSequentially('378282246310005');
  expect(await field('number').inputValue()).toBe('3782 822463 10005');
  await field('expiry').pressSequentially('1/34');
  expect(await field('expiry').inputValue()).toBe('01 / 34');
  await payAndExpect('validation_error incomplete_cvc');
  await field('cvc').pressSequentially('4');
  await payAndExpect('succeeded');
});

test('Backspace deletes a digit at any position, also behind a separator', async () => {
  await field('expiry').pressSequentially('12');
  await field('expiry').press('Backspace');
  expect(await field('expiry').inputValue()).toBe('1');
  await field('number').pressSequentially('424242');
  for (let step = 0; step < 4; step += 1) await field('number').press('ArrowLeft');
  await field('number').press('Backspace');
  expect(await field('number').inputValue()).toBe('4224 2');
});

test('labels focus their fields, and the form has no accessibility violations', async () => {
  await page.getByText('Security code').click();
  await page.locator('#cvc.StripeElement--focus').waitFor();
  await page.keyboard.type('321');
  expect(await field('cvc').inputValue()).toBe('321');
  expect(await field('number').getAttribute('aria-label')).toBe('Card number');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('a service that does not respond is reported as an error', async () => {
  await fill('4242424242424242');
  await sandbox.control('POST', 'switches', { api: { cut: { when: 'before', count: 5 } } });
  await payAndExpect('api_connection_error');
  await sandbox.control('DELETE', 'switches');
});

import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../testing/chromium.ts';
import { type SandboxUnderTest, startSandboxUnderTest } from '../testing/sandbox-under-test.ts';

jest.setTimeout(60_000);

let sandbox: SandboxUnderTest;
let browser: Browser;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
  browser = await launchChromium();
  const mail = { from: 'Freely <hello@freely.example>', to: 'ada@example.com' };
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({ ...mail, subject: 'Reset your password', text: 'Use this link.' });
  await transport.sendMail({
    ...mail,
    subject: 'Your booking is confirmed',
    text: 'See you on Friday at 14:30.',
    html: '<h1>See you on Friday</h1><script>document.title = "taken"</script><p>At <b>14:30</b>.</p>',
    attachments: [{ filename: 'booking.ics', content: 'BEGIN:VCALENDAR' }],
  });
});
afterAll(async () => {
  await browser.close();
  await sandbox.stop();
});

describe.each([
  { width: 1440, colorScheme: 'light' as const },
  { width: 390, colorScheme: 'dark' as const },
])('at $width, $colorScheme', ({ width, colorScheme }) => {
  test('mail is listed, opened and read, without accessibility violations', async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    await page.goto(sandbox.inboxUrl);
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);
    expect(await violations()).toEqual([]);

    // Axe cannot check a frame that runs no scripts, so it checks the mail without a frame.
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await page.getByText('Use this link.').waitFor();
    expect(await violations()).toEqual([]);
    await page.goto(sandbox.inboxUrl);

    await page.getByRole('link', { name: 'Your booking is confirmed' }).click();
    const body = page.frameLocator('iframe');
    await body.getByRole('heading', { name: 'See you on Friday' }).waitFor();
    expect(await page.title()).toBe('Your booking is confirmed · Freely inbox');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'booking.ics' }).click();
    expect((await download).suggestedFilename()).toBe('booking.ics');
    await context.close();
  });
});

test('new mail appears in the list automatically', async () => {
  const page = await browser.newPage();
  await page.goto(`${sandbox.inboxUrl}/?to=bob@example.com`);
  await page.getByText('No mail yet').waitFor();
  await createTransport(sandbox.smtpUrl).sendMail({
    from: 'hello@freely.example',
    to: 'bob@example.com',
    subject: 'Welcome',
    text: 'Hello',
  });
  await page.getByRole('link', { name: 'Welcome' }).waitFor();
  await page.close();
});

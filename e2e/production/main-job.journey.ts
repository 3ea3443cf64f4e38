// What the market is for, in production: a practitioner signs up, an admin whom `ops` made approves, a
// customer searches, books, pays and reviews. Nothing is seeded.
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { codeOf } from '../arrange/authenticator.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { completeBooking } from '../arrange/pass-time.ts';
import { newCustomer } from '../arrange/people.ts';
import { cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { logIn, logOut } from '../pages/log-in.ts';
import { registerAs } from '../pages/registration-dialog.ts';
import { fillInReview } from '../pages/review-form.ts';
import {
  expectStep,
  pickAddress,
  screenshotFile,
  setPrice,
  signUpAsPractitioner,
} from '../pages/wizard.ts';

const town = { postcode: 'ZE1 0AA', line: /^ZE1 0AA/, street: '12 Harbour Street' };
const admin = { email: process.env.ADMIN_EMAIL ?? '', link: process.env.ADMIN_LINK ?? '' };
/** Of this run alone, since a market keeps the practitioners of earlier ones. Names have letters only. */
const name = `Isla${randomUUID()
  .slice(0, 6)
  .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
const adminPassword = 'a quiet harbour at dawn';

test('register, onboard, approve, search, book, pay, review', async ({ page }) => {
  const practitioner = { ...newCustomer(), firstName: name };
  const customer = newCustomer();

  await test.step('a practitioner signs up and completes the wizard', async () => {
    await signUpAsPractitioner(page, practitioner);
    await completeWizard(page);
    await logOut(page);
  });

  await test.step('an admin made by ops sets password and second factor, and approves', async () => {
    await setPassword(page);
    await logIn(page, admin.email, adminPassword);
    await setSecondFactor(page);
    await page.goto(`/admin?q=${encodeURIComponent(practitioner.email)}`);
    await page
      .getByRole('button', { name: `Approve ${name}` })
      .locator('visible=true')
      .click();
    await expect(page.getByText('Approved').locator('visible=true').last()).toBeVisible();
    await waitForMail(practitioner.email, /approved/i);
    await logOut(page);
  });

  const bookingId = await test.step('a customer searches, books and pays', async () => {
    await findPractitioner(page);
    const dialog = page.getByRole('dialog', { name: new RegExp(`^Book with ${name}`) });
    await dialog.getByRole('radio', { name: /At my home/ }).check();
    await dialog.getByRole('button', { name: /^Add / }).first().click();
    await chooseDayOfNextMonth(dialog, 3);
    const times = dialog.getByRole('radiogroup', { name: 'Start time' });
    await times.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await registerAs(page, customer);
    await expect(page).toHaveURL(/\/payment\/\d+/);
    await fillInDetails(page, customer);
    await fillInCard(page, cards.good);
    await pay(page);
    await expect(page).toHaveURL(/\/payment-success\/\d+/);
    await waitForMail(practitioner.email, /booking/i);
    await waitForMail(customer.email, /confirmed|booked/i);

    return Number(/payment-success\/(\d+)/.exec(page.url())?.[1]);
  });

  await test.step('the customer reviews, after the visit', async () => {
    // What only time brings about.
    await completeBooking(bookingId);
    await page.goto('/customer');
    const review = page.getByRole('link', { name: new RegExp(`^Leave review of ${name}`) });
    await review.locator('visible=true').click();
    await fillInReview(page, { rating: '4.5', text: 'Calm, kind and on time.' });
    await page.getByRole('button', { name: 'Leave review' }).click();
    await expect(page).toHaveURL(/\/customer$/);
    await findPractitioner(page, { opensDialog: false });
    await expect(page.getByText('Calm, kind and on time.').first()).toBeVisible();
  });
});

async function completeWizard(page: Page): Promise<void> {
  await expectStep(page, 2, 'What do you do?');
  await setPrice(page, 'Gel manicure', '28.5');
  await page.getByRole('button', { name: 'Next' }).click();

  await expectStep(page, 3, 'Where do you work?');
  await page.getByRole('switch', { name: 'Mobile' }).check();
  const mobile = page.getByRole('region', { name: 'Mobile' });
  await pickAddress(mobile, `${town.street}, ${town.postcode}`, town.line);
  await mobile.getByLabel('Travel distance').selectOption('Custom');
  await mobile.getByLabel('Custom distance in miles').fill('12');
  await mobile.getByLabel('Call-out charge').fill('5');
  await page.getByRole('button', { name: 'Next' }).click();

  await expectStep(page, 4, 'When do you work?');
  await page.getByRole('switch', { name: 'Monday' }).check();
  await page.getByLabel('Monday from').selectOption('08:00');
  await page.getByRole('button', { name: 'Copy to other days: Monday' }).click();
  await page.getByRole('checkbox', { name: 'All other days' }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectStep(page, 5, 'What should customers know?');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2019');
  await page.getByLabel(/^Add photos/).setInputFiles(await screenshotFile(page, 'nails.png'));
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('checkbox', { name: /medical disclaimer/ }).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expectStep(page, 6, 'That’s everything, thank you.');
}

/** With the link that `npm run ops -- admin add` has printed. */
async function setPassword(page: Page): Promise<void> {
  await page.goto(new URL(admin.link).pathname);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(adminPassword);
  await page.getByLabel('Confirm password').fill(adminPassword);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page).toHaveURL('/login');
}

async function setSecondFactor(page: Page): Promise<void> {
  await page.goto('/admin/account');
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Set up' }).click();
  const secret = await section.getByLabel('Key').inputValue();
  await page.getByLabel('Code of your app').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByRole('button', { name: 'I have kept them' }).click();
}

async function findPractitioner(page: Page, { opensDialog = true } = {}): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Where are you?').pressSequentially(town.postcode, { delay: 10 });
  await page.getByRole('option', { name: town.line }).first().click();
  await page.getByLabel('Who do you need?').selectOption({ label: 'Beautician' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: /My home/ }).click();
  const results = page.getByRole('list', { name: 'Practitioners' });
  await results
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/\d+/);
  if (!opensDialog) return;
  await page
    .getByRole('button', { name: `Select ${name}` })
    .or(page.getByRole('link', { name: `Select ${name}` }))
    .first()
    .click();
}

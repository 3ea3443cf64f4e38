import { formatPhone } from '@freely/domain/format-phone';
import { expect, type Page } from '@playwright/test';
import { practitionerEmail } from '../arrange/api-calls.ts';
import { demoPassword, newCustomer } from '../arrange/people.ts';
import { cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { logIn, logOut } from '../pages/log-in.ts';
import { registerAs } from '../pages/registration-dialog.ts';
import { searchFromHome } from '../pages/search-pages.ts';

/**
 * What the product is for, through the screens: search, choose, pay, and the practitioner sees it.
 * It leads through four of the five units.
 *
 * @param day which free day of next month: two journeys at once must not want the same
 */
export async function doMainJob(page: Page, day: number): Promise<void> {
  const customer = newCustomer();
  await searchFromHome(page);
  await page.getByRole('link', { name: /My home/ }).click();
  await page
    .getByRole('list', { name: 'Practitioners' })
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/\d+/);
  const practitionerId = Number(/profile\/(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByRole('heading', { name: 'Treatments', exact: true })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await page
    .getByRole('button', { name: `Select ${name}` })
    .or(page.getByRole('link', { name: `Select ${name}` }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `Book with ${name}` });
  await dialog.getByRole('radio', { name: /At my home/ }).check();
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await chooseDayOfNextMonth(dialog, day);
  await dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  await registerAs(page, customer);

  await expect(page).toHaveURL(/\/payment\/\d+/, { timeout: 30_000 });
  const bookingId = Number(/payment\/(\d+)/.exec(page.url())?.[1]);
  await fillInDetails(page, customer);
  await fillInCard(page, cards.good);
  await pay(page);
  await expect(page).toHaveURL(new RegExp(`/payment-success/${bookingId}`), { timeout: 30_000 });

  await logOut(page);
  await logIn(page, await practitionerEmail(practitionerId, name), demoPassword);
  await page.goto(`/practitioner/bookings?open-booking=${bookingId}`);
  await expect(
    page.getByRole('link', { name: formatPhone(customer.phone) }).locator('visible=true'),
  ).toBeVisible();
}

import { formatPhone } from '@freely/domain/format-phone';
import { adminToken, apiGet, practitionerEmail } from '../arrange/api-calls.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { demoPassword, newCustomer } from '../arrange/people.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { logIn, logOut } from '../pages/log-in.ts';
import { registerAs } from '../pages/registration-dialog.ts';
import { searchFromHome } from '../pages/search-pages.ts';
import { expect, test } from '../pages/test.ts';

interface BookingDetail {
  booking: { paid: boolean; total_amount: number };
  payments: { captured: number; refunded: number }[];
  ledger: { account: string; amount: number }[];
}

test('a new customer finds a practitioner, registers and pays, and both sides see the booking', {
  tag: '@phone',
}, async ({ page }) => {
  const customer = newCustomer();
  // Both widths find the same practitioner, so each books another day.
  const onPhone = test.info().project.name === 'phone';

  // Search.
  for (const path of ['/', '/services-search']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await searchFromHome(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: /My home/ }).click();
  const results = page.getByRole('list', { name: 'Practitioners' });
  await expect(results.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  // Open the profile.
  await results
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/\d+/);
  const practitionerId = Number(/profile\/(\d+)/.exec(page.url())?.[1]);
  await expect(page.getByRole('heading', { name: 'Treatments', exact: true })).toBeVisible();
  const name = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: `Select ${name}` })
    .or(page.getByRole('link', { name: `Select ${name}` }))
    .first()
    .click();

  // Choose a time.
  const dialog = page.getByRole('dialog', { name: `Book with ${name}` });
  await dialog.getByRole('radio', { name: /At my home/ }).check();
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await chooseDayOfNextMonth(dialog, onPhone ? 1 : 3);
  const slot = dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio').first();
  await slot.click();
  const time = (await slot.innerText()).trim();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  // Register. The choice is kept.
  await expect(page.getByRole('dialog', { name: 'Create an account' })).toBeVisible();
  await expectAccessible(page);
  await registerAs(page, customer);

  // Pay, first with a declined card.
  await expect(page).toHaveURL(/\/payment\/\d+/, { timeout: 30_000 });
  const bookingId = Number(/payment\/(\d+)/.exec(page.url())?.[1]);
  await fillInDetails(page, customer);
  await fillInCard(page, cards.declined);
  await expectAccessible(page);
  await pay(page);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/payment/${bookingId}`));

  // The input is kept, and a valid card is accepted.
  await expect(page.getByLabel('Last name')).toHaveValue(customer.lastName);
  await fillInCard(page, cards.good);
  await pay(page);
  await expect(page).toHaveURL(new RegExp(`/payment-success/${bookingId}`), { timeout: 30_000 });
  await expect(page.getByText(`FR-${bookingId}`).first()).toBeVisible();
  await expect(page.getByText(time).first()).toBeVisible();
  await expectAccessible(page);

  // The mails.
  const confirmation = await waitForMail(customer.email, /confirmed|booked/i);
  expect(confirmation.text).toContain(`FR-${bookingId}`);
  expect(confirmation.attachments.map(({ filename }) => filename)).toContainEqual(
    expect.stringMatching(/\.ics$/),
  );
  const email = await practitionerEmail(practitionerId, name);
  expect((await waitForMail(email, /booking/i)).text).toContain(formatPhone(customer.phone));

  // The practitioner sees the booking with the phone number.
  await logOut(page);
  await logIn(page, email, demoPassword);
  await page.goto(`/practitioner/bookings?open-booking=${bookingId}`);
  await expect(
    page.getByRole('link', { name: formatPhone(customer.phone) }).locator('visible=true'),
  ).toBeVisible();
  await expect(
    page
      .getByText(/27 Northfield Road/)
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  // An admin sees it too, with its ledger, which sums to zero.
  await logOut(page);
  await logIn(page, 'admin@freely.example', demoPassword);
  await page.goto('/admin/practitioners');
  await expect(
    page
      .getByRole('button', { name: /^Approve / })
      .locator('visible=true')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/bookings?q=${bookingId}`);
  await page
    .getByRole('button', { name: `Open booking FR-${bookingId}` })
    .locator('visible=true')
    .click();
  const ledger = page.getByRole('region', { name: 'Ledger' }).locator('visible=true');
  await expect(ledger.getByText('Sum')).toBeVisible();
  await expect(ledger.getByText('£0.00')).toBeVisible();
  await expectAccessible(page);

  const detail = await apiGet<BookingDetail>(
    `/dashboard/admin/bookings/${bookingId}`,
    await adminToken(),
  );
  const pence = detail.ledger.map(({ amount }) => Math.round(amount * 100));
  expect(pence.length).toBeGreaterThan(1);
  expect(pence.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  expect(detail.booking.paid).toBe(true);
  expect(detail.payments).toEqual([
    expect.objectContaining({ captured: detail.booking.total_amount, refunded: 0 }),
  ]);
});

import { readBooking } from '../arrange/bookings.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { newCustomer, registerCustomer } from '../arrange/people.ts';
import { logInByApi, storeSession } from '../arrange/personas.ts';
import { livePractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { cards, fillInCard, fillInPerson, pay } from '../pages/checkout-page.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { expect, test } from '../pages/test.ts';

test('two treatments at a salon, one of them twice, are booked and paid together', async ({
  page,
}) => {
  const { point, salonId, treatments, session: practitioner } = await livePractitioner();
  const [twice, once] = treatments;
  if (!twice || !once) throw new Error('There are no two treatments');
  const customer = newCustomer();
  await registerCustomer(customer);
  const session = await logInByApi(customer.email, customer.password);
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  const search = new URLSearchParams({
    address: 'IV63 6TX, Inverness',
    town: 'Inverness',
    lat: point.lat.toFixed(7),
    lon: point.lng.toFixed(7),
    type: 'beautician',
    location: 'salon',
  });

  // Find the salon.
  await page.goto(`/practitioner-search?${search}`);
  await page
    .getByRole('list', { name: 'Practitioners' })
    .locator(`a[href*="/availability/${practitioner.user_id}"]`)
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Book with/ });
  await dialog.getByRole('radio', { name: /salon/ }).check();
  const continueButton = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByText('Choose a place and a treatment first.').first()).toBeVisible();
  await dialog.getByRole('button', { name: `Add ${twice.name}`, exact: true }).click();
  await dialog.getByRole('button', { name: `Add one ${twice.name}` }).click();
  await dialog.getByRole('button', { name: `Add ${once.name}`, exact: true }).click();
  await expect(dialog.getByRole('group', { name: twice.name }).getByText('2')).toBeVisible();
  await expect(continueButton).toBeDisabled();
  await chooseDayOfNextMonth(dialog, 2);
  // 2 h 45 min fit until 17:15, and a page shows 16 times.
  const times = dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio');
  await expect(times).toHaveCount(16);
  await dialog.getByRole('button', { name: /later/i }).click();
  await times.first().click();
  const time = (await times.first().innerText()).trim();
  await expectAccessible(page);
  await continueButton.click();

  // One total. The salon's address is hidden until it is paid.
  await expect(page).toHaveURL(/\/payment\/\d+/);
  const id = Number(/payment\/(\d+)/.exec(page.url())?.[1]);
  const summary = page.getByRole('complementary', { name: 'Booking summary' });
  await expect(summary.getByText(`2 × ${twice.name}`)).toBeVisible();
  await expect(summary.getByText('£60.00')).toBeVisible();
  await expect(summary.getByText(`1 × ${once.name}`)).toBeVisible();
  await expect(summary.getByText('£42.50')).toBeVisible();
  await expect(summary.getByText('Call-out charge')).toHaveCount(0);
  await expect(page.getByText('12 Glen Road')).toHaveCount(0);
  await fillInPerson(page, customer);
  await fillInCard(page, cards.good);
  await pay(page);

  await expect(page).toHaveURL(new RegExp(`/payment-success/${id}`), { timeout: 30_000 });
  await expect(page.getByText(/12 Glen Road/).first()).toBeVisible();
  await expect(page.getByText(time).first()).toBeVisible();
  expect(await readBooking(id, session)).toMatchObject({
    paid: true,
    salon_id: salonId,
    start_time: `${time}:00`,
    treatments: expect.arrayContaining([
      expect.objectContaining({ id: twice.id, quantity: 2, total_price: 60 }),
      expect.objectContaining({ id: once.id, quantity: 1, total_price: 42.5 }),
    ]),
  });
  expect((await waitForMail(customer.email, /confirmed|booked/i)).text).toContain('12 Glen Road');
});

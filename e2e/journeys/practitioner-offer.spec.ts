// What customers can book: treatments, hours and places, with their validation.
import { storeSession } from '../arrange/personas.ts';
import { livePractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';

test('a treatment is added with price and duration, and another one is updated and removed', async ({
  page,
}) => {
  const toasts = await collectToasts(page);
  const { session, treatments } = await livePractitioner();
  const [offered] = treatments;
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/services');
  await expect(page).toHaveTitle(/Practitioner Services/);

  await page.getByLabel('Find a treatment').fill('nothing like it');
  await expect(page.getByText('No treatment has this name')).toBeVisible();
  await page.getByLabel('Find a treatment').fill('deep tissue');
  await page
    .getByRole('button', { name: /^Deep tissue/ })
    .first()
    .click();
  const price = page.getByLabel(/^Price of Deep tissue/).first();
  const duration = page.getByLabel(/^Duration of Deep tissue/).first();
  await expect(page.getByRole('button', { name: 'Add treatment' })).toBeDisabled();
  await price.fill('35');
  await price.press('ArrowUp');
  await expect(price).toHaveValue('35.50');
  await duration.fill('4');
  await expect(page.getByText('Duration must be in whole minutes, from 5 to 720')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add treatment' })).toBeDisabled();
  await expectAccessible(page);
  await duration.fill('75');
  await page.getByRole('button', { name: 'Add treatment' }).click();
  await expect.poll(() => toasts).toContain('Treatment added');
  await expect(
    page.getByRole('button', { name: /^Deep tissue.*Price £35\.50/ }).first(),
  ).toBeVisible();

  // One panel is open at a time. A treatment can be updated and removed.
  await page.getByLabel('Find a treatment').fill(offered?.name ?? '');
  await page.getByRole('button', { name: new RegExp(`^${offered?.name}.*Price £30\\.00`) }).click();
  await expect(price).toBeHidden();
  await page.getByLabel(`Price of ${offered?.name}`).fill('31');
  await page.getByRole('button', { name: 'Update treatment' }).click();
  await expect.poll(() => toasts).toContain('Treatment updated');
  await page.getByRole('button', { name: 'Remove treatment' }).click();
  await expect.poll(() => toasts).toContain('Treatment removed');
  await expect(page.getByRole('button', { name: 'Add treatment' })).toBeDisabled();

  await page.reload();
  await page.getByLabel('Find a treatment').fill('deep tissue');
  await page
    .getByRole('button', { name: /^Deep tissue.*Price £35\.50/ })
    .first()
    .click();
  await expect(duration).toHaveValue('75');
});

test('working hours are set, corrected, copied to other days, and saved automatically', async ({
  page,
}) => {
  const { session } = await livePractitioner();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/availability');
  await page.getByRole('tab', { name: 'Glen Studio' }).click();

  await page.getByLabel('Monday from').selectOption('10:00');
  await page.getByLabel('Monday to').selectOption('16:00');
  await page.getByRole('switch', { name: 'Sunday' }).uncheck();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Add a break on Monday' }).click();
  await page.getByLabel('Monday, break 1 to').selectOption('17:00');
  await expect(page.getByText('This break is outside your hours')).toBeVisible();
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Monday, break 1 to').selectOption('13:30');
  await page.getByRole('button', { name: 'Copy to other days: Monday' }).click();
  await page.getByRole('checkbox', { name: 'Tuesday' }).check();
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await page.reload();
  await page.getByRole('tab', { name: 'Glen Studio' }).click();
  for (const day of ['Monday', 'Tuesday', 'Saturday']) {
    await expect(page.getByLabel(`${day} from`)).toHaveValue('10:00');
    await expect(page.getByLabel(`${day}, break 1 to`)).toHaveValue('13:30');
  }
  await expect(page.getByRole('switch', { name: 'Sunday' })).not.toBeChecked();
  await expect(page.getByLabel('Wednesday from')).toHaveValue('08:00');
  // The other place keeps its own hours.
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await expect(page.getByLabel('Monday from')).toHaveValue('08:00');
});

test('the mobile base is changed, a salon is added, and both are switched off', async ({
  page,
}) => {
  const toasts = await collectToasts(page);
  const { session } = await livePractitioner();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/locations');

  const mobile = page.getByRole('region', { name: 'Mobile' });
  await mobile.getByLabel('Travel distance').selectOption('Custom');
  await mobile.getByLabel('Custom distance in miles').fill('31');
  await expect.poll(() => toasts).toContain('Please enter a valid distance, from 1 to 30 miles.');
  await expect(mobile.getByText(/^Not saved yet/)).toBeVisible();
  await mobile.getByLabel('Custom distance in miles').fill('2.5');
  await expect(mobile.getByText('The distance to travel must be an integer.')).toBeVisible();
  await mobile.getByLabel('Custom distance in miles').fill('12');
  await mobile.getByLabel('Call-out charge').fill('6.5');
  await expect(mobile.getByText('All changes saved')).toBeVisible();

  const salon = page.getByRole('region', { name: 'Salon' });
  await salon.getByRole('button', { name: 'Add another salon' }).click();
  const added = salon.getByRole('group', { name: 'A new salon' });
  await added.getByRole('button', { name: 'Add this location' }).click();
  const missing = page.getByRole('dialog', { name: 'Your address is missing' });
  await expect(missing).toContainText('Please select your address from the drop-down list.');
  await missing.getByRole('button', { name: 'OK' }).click();
  // While it closes, what lies below it takes no text.
  await expect(missing).toBeHidden();
  await expect(added.getByText('Address is required')).toBeVisible();
  await added.getByLabel('Salon name (optional)').fill('The Yard');
  await added.getByLabel('Find your address').pressSequentially('SW11 4NB', { delay: 10 });
  await added
    .getByRole('option', { name: /^SW11 4NB/ })
    .first()
    .click();
  await expect(added.getByLabel('Town')).toHaveValue('London');
  await added.getByLabel('Address line').fill('3 Yard Lane');
  await expectAccessible(page);
  await added.getByRole('button', { name: 'Add this location' }).click();
  await expect(salon.getByRole('group', { name: 'The Yard' })).toBeVisible();

  // Two changes at once: the response to the first must not revert the second.
  await salon.getByRole('switch', { name: 'Take bookings at Glen Studio' }).click();
  await page.getByRole('switch', { name: 'Mobile' }).click();
  await expect(mobile.getByLabel('Call-out charge')).toBeHidden();
  // Both are saved once they can be switched again.
  await expect(page.getByRole('switch', { name: 'Mobile' })).toBeEnabled();
  await expect(salon.getByRole('switch', { name: 'Take bookings at Glen Studio' })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Mobile' })).not.toBeChecked();
  await expect(
    salon.getByRole('switch', { name: 'Take bookings at Glen Studio' }),
  ).not.toBeChecked();
  await page.getByRole('switch', { name: 'Mobile' }).click();
  await expect(mobile.getByLabel('Custom distance in miles')).toHaveValue('12');
  await expect(mobile.getByLabel('Call-out charge')).toHaveValue('6.50');
});

import { formatPhone } from '@freely/domain/format-phone';
import { waitForMail } from '../arrange/inbox.ts';
import { demoPassword, newCustomer } from '../arrange/people.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { cards, fillInCard, fillInDetails, pay } from '../pages/checkout-page.ts';
import { chooseDayOfNextMonth } from '../pages/choose-day.ts';
import { logIn, logOut } from '../pages/log-in.ts';
import { registerAs } from '../pages/registration-dialog.ts';
import { expect, test } from '../pages/test.ts';
import {
  expectStep,
  pickAddress,
  screenshotFile,
  setPrice,
  signUpAsPractitioner,
} from '../pages/wizard.ts';

// Far from the demo market, so that a search there finds only this practitioner.
const town = { postcode: 'ZE1 0AA', line: /^ZE1 0AA/, street: '12 Harbour Street' };

test('a practitioner signs up, completes the wizard, is approved, found and booked', {
  tag: '@phone',
}, async ({ page }) => {
  const person = { ...newCustomer(), firstName: `Isla ${newCustomer().email.slice(6, 10)}` };

  await signUpAsPractitioner(page, person);

  // Services. Leaving and coming back loses nothing.
  await expectStep(page, 2, 'What do you do?');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await setPrice(page, 'Gel manicure', '28.5');
  await page.goto('/how-it-works');
  await page.goto('/practitioner-information');
  await expectStep(page, 2, 'What do you do?');
  await expect(page.getByRole('button', { name: /Gel manicure.*Price £28\.50/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();

  // Locations: at customers' homes, and at a salon.
  await expectStep(page, 3, 'Where do you work?');
  await page.getByRole('switch', { name: 'Mobile' }).check();
  const mobile = page.getByRole('region', { name: 'Mobile' });
  await pickAddress(mobile, `${town.street}, ${town.postcode}`, town.line);
  await expect(mobile.getByLabel('Address line')).toHaveValue(town.street);
  await mobile.getByLabel('Travel distance').selectOption('Custom');
  await mobile.getByLabel('Custom distance in miles').fill('12');
  await mobile.getByLabel('Call-out charge').fill('5');
  await page.getByRole('switch', { name: 'Salon' }).check();
  const salon = page.getByRole('region', { name: 'Salon' });
  await salon.getByLabel('Salon name (optional)').fill('Harbour Studio');
  await pickAddress(salon, `14 Harbour Street, ${town.postcode}`, town.line);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();

  // Availability: one day is set, and copied.
  await expectStep(page, 4, 'When do you work?');
  await page.getByRole('switch', { name: 'Monday' }).check();
  await page.getByLabel('Monday from').selectOption('08:00');
  await page.getByRole('button', { name: 'Copy to other days: Monday' }).click();
  await page.getByRole('checkbox', { name: 'All other days' }).check();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByLabel('Saturday from')).toHaveValue('08:00');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(
    page.getByText('Please choose at least one day for each location: Harbour Studio'),
  ).toBeVisible();
  await page.getByRole('switch', { name: 'Friday' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  // Skills.
  await expectStep(page, 5, 'What should customers know?');
  await page.getByLabel('Qualifications').fill('NVQ Level 3');
  await page.getByLabel('Qualifications').press('Enter');
  await page.getByLabel('Month').selectOption('April');
  await page.getByLabel('Year').selectOption('2019');
  await page.getByLabel(/^Add photos/).setInputFiles(await screenshotFile(page, 'nails.png'));
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('checkbox', { name: /medical disclaimer/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Finish' }).click();

  // A profile photo, and a reviewer.
  await expectStep(page, 6, 'That’s everything, thank you.');
  await page.getByLabel(/^Choose a photo/).setInputFiles(await screenshotFile(page, 'me.png'));
  const crop = page.getByRole('dialog', { name: 'Crop your photo' });
  await crop.getByRole('button', { name: 'Save photo' }).click();
  await expect(crop).toBeHidden();
  await expect(page.getByLabel(/^Choose another photo/)).toBeAttached();
  const reviewer = newCustomer();
  await page.getByLabel('Email of reviewer 1').fill(reviewer.email);
  await page.getByRole('button', { name: `Invite ${reviewer.email}` }).click();
  await expect(page.getByRole('button', { name: 'Invited' })).toBeDisabled();
  expect((await waitForMail(reviewer.email, /review/i)).text).toContain('Isla');

  // The dashboard shows everything.
  await page.goto('/practitioner/services');
  await expect(page.getByRole('button', { name: /Gel manicure.*Price £28\.50/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/practitioner/availability');
  await expect(page.getByLabel('Monday from')).toHaveValue('08:00');
  await page.getByLabel('Monday to').selectOption('20:00');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.goto('/practitioner/locations');
  await expect(page.getByLabel('Custom distance in miles')).toHaveValue('12');

  // An admin approves them, and a customer finds them.
  await logOut(page);
  await logIn(page, 'admin@freely.example', demoPassword);
  await page.goto(`/admin?q=${encodeURIComponent(person.email)}`);
  await page
    .getByRole('button', { name: `Approve ${person.firstName}` })
    .locator('visible=true')
    .click();
  await expect(page.getByText('Approved').locator('visible=true').last()).toBeVisible();
  await waitForMail(person.email, /approved/i);
  await logOut(page);
  await page.goto('/');
  await page.getByLabel('Where are you?').pressSequentially(town.postcode, { delay: 10 });
  await page.getByRole('option', { name: town.line }).first().click();
  await page.getByLabel('Who do you need?').selectOption({ label: 'Beautician' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: /My home/ }).click();
  const results = page.getByRole('list', { name: 'Practitioners' });
  await results
    .getByRole('listitem')
    .filter({ hasText: person.firstName })
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/profile\/\d+/);
  await expect(page.getByText('Gel manicure').first()).toBeVisible();

  // The customer books.
  await page
    .getByRole('button', { name: `Select ${person.firstName}` })
    .or(page.getByRole('link', { name: `Select ${person.firstName}` }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Book with Isla/ });
  await dialog.getByRole('radio', { name: /At my home/ }).check();
  await dialog.getByRole('button', { name: /^Add / }).first().click();
  await chooseDayOfNextMonth(dialog, 3);
  await dialog.getByRole('radiogroup', { name: 'Start time' }).getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const customer = newCustomer();
  await registerAs(page, customer);
  await expect(page).toHaveURL(/\/payment\/\d+/, { timeout: 30_000 });
  // £28.50, and £5.00 call-out charge.
  await expect(page.getByText('£33.50').first()).toBeVisible();
  await fillInDetails(page, customer);
  await fillInCard(page, cards.good);
  await pay(page);
  await expect(page).toHaveURL(/\/payment-success\/\d+/, { timeout: 30_000 });
  expect((await waitForMail(person.email, /booking/i)).text).toContain(formatPhone(customer.phone));

  // The wizard stays at its last step, which leads to the dashboard.
  await logOut(page);
  await logIn(page, person.email, person.password);
  await page.goto('/practitioner-information/2');
  await expectStep(page, 6, 'Your profile is approved.');
  await page.getByRole('link', { name: 'Open my dashboard' }).click();
  await expect(page).toHaveURL('/practitioner');
});

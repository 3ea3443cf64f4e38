// What each step of the wizard refuses, and its error messages. Typed input is kept.
import type { Page } from '@playwright/test';
import { signInAs, storeSession } from '../arrange/personas.ts';
import { addPhotos, applicantAt, onboardedPractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';
import { expectStep, pickAddress, screenshotFile, setPrice } from '../pages/wizard.ts';

/** Opens the wizard as a practitioner at the start of a step, whatever the step in the URL. */
async function openAt(page: Page, step: 2 | 3 | 4 | 5) {
  const session = await applicantAt(step);
  await signInAs(page, 'anonymous');
  await storeSession(page, session);
  await page.goto('/practitioner-information/2');

  return session;
}

test('services: an invalid price, and no price', async ({ page }) => {
  await openAt(page, 2);
  await expectStep(page, 2, 'What do you do?');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeDisabled();

  await setPrice(page, 'Gel manicure', '-5');
  await expect(page.getByLabel('Price of Gel manicure')).toHaveAttribute('aria-invalid', 'true');
  await expect(next).toBeDisabled();
  await page.getByLabel('Price of Gel manicure').fill('28.5');
  await expect(next).toBeEnabled();
  await expectAccessible(page);
  await page.getByLabel('Price of Gel manicure').fill('');
  await expect(next).toBeDisabled();
});

test('locations: no place, no address, and invalid distances', async ({ page }) => {
  const toasts = await collectToasts(page);
  await openAt(page, 3);
  await expectStep(page, 3, 'Where do you work?');
  const next = page.getByRole('button', { name: 'Next' });

  await next.click();
  await expect(page.getByText('Please choose mobile, salon or both')).toBeVisible();

  await page.getByRole('switch', { name: 'Mobile' }).check();
  await next.click();
  const popup = page.getByRole('dialog', { name: 'Your address is missing' });
  await expect(
    popup.getByText('Please select your address from the drop-down list.'),
  ).toBeVisible();
  await expectAccessible(page);
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();

  const mobile = page.getByRole('region', { name: 'Mobile' });
  await mobile.getByLabel('Find your address').fill('Qqqqq zzzzz');
  await expect.poll(() => toasts).toContain('Address not found. Please enter valid address');
  await mobile.getByLabel('Find your address').fill('');
  await pickAddress(mobile, 'ZE1 0AA', /^ZE1 0AA/);
  await mobile.getByLabel('Travel distance').selectOption('Custom');
  await mobile.getByLabel('Custom distance in miles').fill('31');
  await expect.poll(() => toasts).toContain('Please enter a valid distance, from 1 to 30 miles.');
  await next.click();
  await expect(mobile.getByText('Address is required')).toBeVisible();
  await expect(mobile.getByText('Call-out charge is required')).toBeVisible();
  await expect(mobile.getByLabel('Address line')).toBeFocused();
  await expectAccessible(page);

  // The input is kept after leaving the page.
  await mobile.getByLabel('Address line').fill('12 Harbour Street');
  await page.goto('/how-it-works');
  await page.goto('/practitioner-information');
  await expectStep(page, 3, 'Where do you work?');
  await expect(mobile.getByLabel('Address line')).toHaveValue('12 Harbour Street');
  await expect(mobile.getByLabel('Custom distance in miles')).toHaveValue('31');
});

test('availability: a place without a working day, and overlapping breaks', async ({ page }) => {
  await openAt(page, 4);
  await expectStep(page, 4, 'When do you work?');
  const continueButton = page.getByRole('button', { name: 'Continue' });

  await page.getByRole('switch', { name: 'Monday' }).check();
  await continueButton.click();
  await expect(
    page.getByText('Please choose at least one day for each location: Glen Studio'),
  ).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Glen Studio' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.getByRole('switch', { name: 'Friday' }).check();
  await page.getByRole('button', { name: 'Add a break on Friday' }).click();
  await page.getByLabel('Friday, break 2 to').selectOption('13:30');
  await continueButton.click();
  await expect(page.getByText('This break overlaps another one')).toBeVisible();
  await expectAccessible(page);
  await expectStep(page, 4, 'When do you work?');
});

test('skills: missing fields, a wrong file type, and a deleted photo', async ({ page }) => {
  const session = await openAt(page, 5);
  await expectStep(page, 5, 'What should customers know?');
  await expect(page.getByLabel(/^Add photos/)).toBeAttached();

  await page.getByRole('button', { name: 'Finish' }).click();
  for (const message of [
    'Start date is required',
    'Please add image',
    'Please choose yes or no',
    'Please check to continue',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Month')).toBeFocused();
  await expectAccessible(page);

  await page.getByLabel(/^Add photos/).setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('Please add a GIF, JPEG, PNG or BMP image')).toBeVisible();

  await page.getByLabel(/^Add photos/).setInputFiles(await screenshotFile(page, 'nails.png'));
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this image?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(0);

  // One more than the wizard allows.
  await addPhotos(session, 10);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Photo 10 of 10' })).toBeVisible();
  await page.getByLabel(/^Add photos/).setInputFiles(await screenshotFile(page, 'eleventh.png'));
  const limit = page.getByRole('dialog', { name: 'You can add only 10 images' });
  await expect(limit).toBeVisible();
  await expectAccessible(page);
  await limit.getByRole('button', { name: 'OK' }).click();
  await expect(limit).toBeHidden();
});

test('finished: an invalid email, and one’s own', async ({ page }) => {
  const { person, session } = await onboardedPractitioner();
  await signInAs(page, 'anonymous');
  await storeSession(page, session);
  await page.goto('/practitioner-information');
  await expectStep(page, 6, 'That’s everything, thank you.');
  const reviewer = page.getByLabel('Email of reviewer 1');
  const invite = page.getByRole('button', { name: /^Invite/ }).first();
  await expect(invite).toBeDisabled();

  await reviewer.fill('edith at home');
  await expect(invite).toBeDisabled();
  await reviewer.blur();
  await expect(reviewer).toHaveAccessibleDescription(/valid/i);

  await reviewer.fill(person.email);
  await invite.click();
  await expect(reviewer).toHaveAccessibleDescription('You cannot review yourself');
  await expectAccessible(page);
  await invite.focus();
  await reviewer.focus();
  await expect(reviewer).not.toHaveAccessibleDescription('You cannot review yourself');

  await page.getByLabel(/^Choose a photo/).setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF'),
  });
  await expect(page.getByText('Please add a GIF, JPEG, PNG or BMP image')).toBeVisible();
});

// A practitioner's public profile and private settings.
import { apiGet } from '../arrange/api-calls.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { newCustomer } from '../arrange/people.ts';
import { logInByApi, storeSession } from '../arrange/personas.ts';
import { livePractitioner, onboardedPractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';
import { collectToasts } from '../pages/toasts.ts';
import { screenshotFile } from '../pages/wizard.ts';

test('a profile is edited: texts, profile photo, and the order of work photos', {
  tag: '@phone',
}, async ({ page }) => {
  const { session } = await livePractitioner();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/profile');

  // Texts are saved half a second after the last change.
  await page.getByLabel('First name').fill('');
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  await page.getByLabel('First name').fill('Morag');
  await page.getByLabel('Bio').fill('Nails on the hill, in any weather.');
  await page.getByRole('button', { name: 'Add a qualification' }).click();
  await page.getByLabel('Qualification 1', { exact: true }).fill('NVQ Level 3');
  await page.getByRole('button', { name: 'Add a qualification' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectAccessible(page);

  // The profile photo is cropped to a square.
  await page
    .getByLabel(/^Choose a photo/)
    .setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please choose a GIF, JPEG, PNG or BMP')).toBeVisible();
  await page.getByLabel(/^Choose a photo/).setInputFiles(await screenshotFile(page, 'me.png'));
  const crop = page.getByRole('dialog', { name: 'Crop your photo' });
  await crop.getByRole('button', { name: 'Save photo' }).click();
  await expect(crop).toBeHidden();

  // Work photos: the last one is moved to the front.
  await page.getByLabel(/^Add photos/).setInputFiles(await screenshotFile(page, 'work.png'));
  const second = page.getByRole('img', { name: 'Photo 2 of 2' });
  await expect(second).toBeVisible();
  const added = await second.getAttribute('src');
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute('src', added ?? '');
  const firstPublicPhoto = () =>
    apiGet<{ work_images: { src: string }[] }>(`/practitioner/${session.user_id}/info`).then(
      ({ work_images: [first] }) => first?.src,
    );
  await expect.poll(firstPublicPhoto).toBe(added);

  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this image?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Morag');
  await expect(page.getByLabel('Qualification 1', { exact: true })).toHaveValue('NVQ Level 3');
  await expect(page.getByLabel('Qualification 2', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toHaveAttribute('src', added ?? '');
});

test('settings are validated and saved, and the account can be deleted', async ({ page }) => {
  const toasts = await collectToasts(page);
  const { session, person } = await livePractitioner();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/settings');

  await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
  await expect.poll(() => toasts).toHaveLength(1);
  const save = page.getByRole('button', { name: 'Save bank details' });
  await save.click();
  await expect(page.getByText('Sort code is required')).toBeVisible();
  await expect(page.getByText('Account number is required')).toBeVisible();
  await page.getByLabel('Sort code').fill('12-34-5');
  await page.getByLabel('Account number').fill('1234 567');
  await save.click();
  await expect(page.getByText('Sort code must be 6 digits')).toBeVisible();
  await expect(page.getByText('Account number must be 8 digits')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Sort code').fill('10-88-00');
  await page.getByLabel('Account number').fill('0001 2345');
  await save.click();
  await expect(
    page.getByText('We pay to the account ending in 2345', { exact: false }),
  ).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('');

  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Old password is required')).toBeVisible();
  await page.getByLabel('Old password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('another fine day');
  await page.getByLabel('Confirm new password').fill('another day');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByLabel('New email').fill('nobody');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('E-mail must be valid')).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone' }).fill('0770090012');
  await page.getByRole('button', { name: 'Save phone' }).click();
  await expect(page.getByText(/^Phone must have a valid format/)).toBeVisible();

  // The practitioner account is deleted, the customer account stays.
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(question).toContainText('upcoming appointments are cancelled and refunded in full');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/customer$/);
  await page.goto('/practitioner');
  await expect.poll(() => toasts).toContain('Available only for practitioners');
  expect((await logInByApi(person.email, person.password)).user_id).toBe(session.user_id);
});

test('three earlier clients can be invited to review, once each', async ({ page }) => {
  const { session } = await livePractitioner();
  const client = newCustomer();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/invite-reviewers');

  const invite = page.getByRole('button', { name: 'Invite client 1' });
  await expect(invite).toBeDisabled();
  await page.getByLabel('Email of client 1').fill('somebody');
  await page.getByLabel('Email of client 2').focus();
  await expect(page.getByText('E-mail must be valid')).toBeVisible();
  await expect(invite).toBeDisabled();
  await page.getByLabel('Email of client 1').fill(client.email);
  await expectAccessible(page);
  await invite.click();
  await expect(invite).toBeHidden();
  await waitForMail(client.email, /review/i);
  await page.getByLabel('Email of client 2').fill(client.email);
  await page.getByRole('button', { name: 'Invite client 2' }).click();
  await expect(page.getByLabel('Email of client 2')).toHaveAccessibleDescription(/already/i);

  await page.reload();
  await expect(page.getByLabel('Email of client 1')).toHaveValue(client.email);
  await expect(page.getByLabel('Email of client 1')).not.toBeEditable();
});

test('a calendar URL is created and revoked, and an internal URL is refused', async ({ page }) => {
  const { session } = await livePractitioner();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner/calendar-sync');

  await page.getByRole('button', { name: 'Create a calendar address' }).click();
  const url = await page.getByLabel('Calendar address').inputValue();
  const feed = await fetch(url);
  expect([feed.status, (await feed.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);
  await page.getByRole('button', { name: 'Add calendar' }).click();
  const address = page.getByLabel('Address of the calendar');
  await expect(address).toHaveAccessibleDescription('Address is required');
  await address.fill('http://127.0.0.1/own.ics');
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await expect(page.getByLabel('Address of the calendar')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Revoke this address' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this calendar address?' });
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'Create a calendar address' })).toBeVisible();
  expect((await fetch(url)).status).toBe(404);
});

test('a practitioner who is not approved has the dashboard, and sees why nobody finds them', {
  tag: '@phone',
}, async ({ page }) => {
  const toasts = await collectToasts(page);
  const { session, treatments } = await onboardedPractitioner();
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto('/practitioner');
  await expect(
    page.getByRole('heading', { name: 'Upcoming appointments', exact: true }),
  ).toBeVisible();

  await page.goto('/practitioner/why-not');
  await expect(
    page.getByText('Customers cannot find you for this on any day').first(),
  ).toBeVisible();
  await expect(
    page.getByText(/^You have finished signing up. Your profile waits for us/),
  ).toBeVisible();
  await page.getByLabel('Treatment').selectOption(treatments[1]?.name ?? '');
  await page.getByLabel('Place').selectOption('Salon: Glen Studio');
  await expect(page.getByText(/The treatment takes 45 min,/)).toBeVisible();
  const day = page.getByRole('list', { name: /^Start times of/ });
  await expect(day.getByText(/^Outside your work hours/).first()).toBeVisible();
  await expectAccessible(page);
  expect(toasts).toEqual([]);
});

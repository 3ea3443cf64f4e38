// Waiting lists, patch tests, papers and roads, as the demo market shows them to each side.
import { signInAs } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

const insurer = 'Harbour & Hale Insurance';

test('a customer changes what they wait for with the keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await signInAs(page, 'customer');
  await page.goto('/customer/waiting-list');
  await expect(page.getByRole('heading', { name: 'What you wait for' })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^Change days and hours for/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Change what you wait for' })).toBeVisible();
  await page.getByLabel('Start at the latest').selectOption('19:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Your waiting list has been changed')).toBeVisible();
  await expect(page.getByText(/to 19:00/).first()).toBeVisible();
});

test('a practitioner sees papers, a calendar that explains roads, and why they are not shown', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAs(page, 'practitioner');
  await page.goto('/practitioner/papers');
  await expect(page.getByText(insurer).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/practitioner/calendar');
  await expect(page.getByText('On the road').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/practitioner/why-not');
  await page.getByLabel('Where the customer lives (optional)').fill('SE15');
  await page.getByRole('option', { name: /^SE15/ }).click();
  await expect(page.getByText(/start times? (is|are) offered|No start time/)).toBeVisible();
  await expectAccessible(page);
});

test('an admin sees who waits, what needs a patch test, and papers to decide on', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/papers');
  await expect(page.getByText('Amara Okafor').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/patch-tests');
  await expect(page.getByText('Henna brows').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/waiting-list');
  await expect(page.getByText('Grace Ashdown').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});

// The screen of releases: what browsers report arrives there, and changes need the right and a reason.
import { executeSql } from '../arrange/database.ts';
import { signInAs } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { openScreen, rowWith } from '../pages/admin-area.ts';
import { expect, test } from '../pages/test.ts';

const ADMIN = `(select id from users where email = 'admin@freely.example')`;

test('an admin with the right sees what is live, and what browsers report of it', async ({
  page,
}) => {
  await executeSql(
    `insert into account_rights (user_id, name) values (${ADMIN}, 'release') on conflict do nothing`,
    [],
  );
  await signInAs(page, 'admin');
  await openScreen(page, '/admin/releases', 'Releases');
  await expect(rowWith(page, 'mfe-booking')).toContainText('Live');

  // Leaving the page, as by a reload, sends what it has met.
  await expect(async () => {
    await page.waitForLoadState('networkidle');
    await page.reload();
    await expect(page.getByRole('figure', { name: /^Failures in 1,000 pages/ })).toContainText(
      'mfe-admin',
      { timeout: 3_000 },
    );
  }).toPass({ timeout: 30_000 });

  await rowWith(page, 'mfe-admin').getByRole('button', { name: 'Show more of mfe-admin' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch off' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Release log' })).toBeVisible();
  await expect(rowWith(page, 'mfe-booking').first()).toContainText('Start on this machine');
});

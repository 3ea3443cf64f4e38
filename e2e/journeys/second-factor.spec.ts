// A second factor from its first code to the day when the phone is lost (D82).
import type { Page } from '@playwright/test';
import { codeOf } from '../arrange/authenticator.ts';
import { executeSql } from '../arrange/database.ts';
import { signInAs } from '../arrange/personas.ts';
import { onboardedPractitioner } from '../arrange/practitioners.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { openScreen, rowWith } from '../pages/admin-area.ts';
import { logIn, logOut } from '../pages/log-in.ts';
import { expect, test } from '../pages/test.ts';

const code = (page: Page) => page.getByLabel('Code of your app');

/** Types email and password, until the code is needed, too. */
async function promptForCode(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(code(page)).toBeFocused();
}

async function submit(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('a practitioner sets up a second factor, logs in with it, and has it reset when the phone is lost', async ({
  page,
  browser,
}) => {
  const { email, password } = (await onboardedPractitioner()).person;
  // The link of the first mail was opened: a second factor waits for that.
  await executeSql('update users set email_confirmed_at = now() where email = $1', [email]);
  await logIn(page, email, password);
  await page.goto('/practitioner/settings');
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Set up' }).click();
  const secret = await section.getByLabel('Key').inputValue();
  await expectAccessible(page);
  await code(page).fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCodes = section.getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(10);
  const [recoveryCode = '', secondRecoveryCode = ''] = await recoveryCodes.allInnerTexts();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('You have 10 recovery codes left')).toBeVisible();

  await logOut(page);
  await promptForCode(page, email, password);
  await submit(page, '000000');
  await expect(page.getByText('This code is not correct').first()).toBeVisible();
  // The present one was used to turn it on; a clock may be one step ahead.
  const next = codeOf(secret, 1);
  await submit(page, next);
  await expect(page).not.toHaveURL(/\/login/);

  await logOut(page);
  await promptForCode(page, email, password);
  await submit(page, next);
  await expect(page.getByText(/^This code has been used/).first()).toBeVisible();
  await submit(page, recoveryCode);
  await expect(page).not.toHaveURL(/\/login/);

  // Six minutes later, what only the owner may do asks for both again, in one dialog.
  await executeSql(
    `update sessions set authenticated_at = now() - interval '6 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await page.goto('/practitioner/settings');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const again = page.getByRole('dialog', { name: 'Is it you?' });
  await again.getByLabel('Password', { exact: true }).fill(password);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(again.getByLabel('Code of your app')).toBeFocused();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await again.getByLabel('Code of your app').fill(secondRecoveryCode);
  await page.keyboard.press('Enter');
  await downloading;

  const context = await browser.newContext();
  const admin = await context.newPage();
  await signInAs(admin, 'admin');
  await openScreen(admin, `/admin/second-factors?q=${encodeURIComponent(email)}`, 'Second factors');
  await rowWith(admin, email)
    .getByRole('button', { name: /^Reset/ })
    .click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Phone and recovery codes are lost.');
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(admin.getByText('The second factor has been reset')).toBeVisible();
  await context.close();

  await page.goto('/practitioner/settings');
  // Logged out, and asked on the spot: the password alone is enough again.
  const login = page.getByRole('dialog');
  await login.getByLabel('Email').fill(email);
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
});

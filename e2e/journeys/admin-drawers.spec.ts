// A drawer over an admin list gives the focus back to the row that opened it.
import { signInAs } from '../arrange/personas.ts';
import { expect, test } from '../pages/test.ts';

test('the focus returns to the row, however its drawer is opened and closed', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/customers');
  const row = page.getByRole('button', { name: /^Open profile of/ }).nth(1);
  const drawer = page.getByRole('dialog');
  const ways = {
    mouse: () => row.click(),
    keyboard: () => row.press('Enter'),
    button: () => drawer.getByRole('button', { name: 'Close' }).click(),
    escape: () => page.keyboard.press('Escape'),
  };

  for (const [open, close] of [
    ['mouse', 'escape'],
    ['mouse', 'button'],
    ['keyboard', 'escape'],
    ['keyboard', 'button'],
  ] as const) {
    await test.step(`${open}, ${close}`, async () => {
      await ways[open]();
      await expect(drawer.getByRole('heading', { name: 'History' })).toBeVisible();
      // What was loaded before is on screen a moment before the drawer takes the focus, and with it the keys.
      await expect(page.locator('[role=dialog]:focus-within')).toBeVisible();
      await ways[close]();
      await expect(drawer).toBeHidden();
      await expect(row).toBeFocused();
    });
  }
});

import { expect, openPart, test } from './gallery-test.ts';

test('a rating can be given by keyboard', async ({ page }) => {
  await openPart(page, 'rating-field');
  const stars = page.getByRole('slider', { name: 'Friendliness' });
  await stars.focus();

  await page.keyboard.press('ArrowRight');
  await expect(stars).toHaveAttribute('aria-valuetext', '0.5 out of 5');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(stars).toHaveAttribute('aria-valuetext', '4.5 out of 5');
  await page.keyboard.press('Home');

  await expect(stars).toHaveAttribute('aria-valuetext', '0.5 out of 5');
});

test('a dialog traps the focus, and returns it when closed', async ({ page }) => {
  await openPart(page, 'dialog');
  const opener = page.getByRole('button', { name: 'Open dialog' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change your time' });
  await expect(dialog).toBeVisible();

  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('tabs, days and times have one tab stop, and arrow keys move inside', async ({ page }) => {
  for (const [part, role] of [
    ['tabs', 'tab'],
    ['date-strip', 'radio'],
    ['slot-grid', 'radio'],
  ] as const) {
    await openPart(page, part);
    const group = page.locator(role === 'tab' ? '[role=tablist]' : '[role=radiogroup]').first();

    await expect(group.locator(`[role=${role}][tabindex="0"]`)).toHaveCount(1);
    await group.locator('[tabindex="0"]').focus();
    const before = await group.locator(':focus').textContent();
    await page.keyboard.press('ArrowRight');

    await expect(group.locator(':focus')).not.toHaveText(before ?? '');
  }
});

test('a photo can be moved by keyboard, and the move is announced', async ({ page }) => {
  await openPart(page, 'image-uploader');
  await page.getByRole('button', { name: 'Move photo 1 later' }).focus();

  await page.keyboard.press('Enter');

  await expect(page.getByText('Photo moved to place 2 of 3')).toBeAttached();
});

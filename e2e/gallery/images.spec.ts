import type { Page } from '@playwright/test';
import { expect, openPart, test } from './gallery-test.ts';

/** An image of this size, drawn by the browser. */
async function drawImage(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#c04020';
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#204080';
      context.fillRect(0, 0, wide / 2, high / 2);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );

  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('a photo of 24 megapixels is scaled down before the upload', async ({ page }) => {
  await openPart(page, 'image-uploader');
  const photo = await drawImage(page, 6000, 4000);

  await page
    .getByLabel(/Add photos/)
    .last()
    .setInputFiles(photo);

  // 16 megapixels with the same aspect ratio.
  await expect(page.getByText(/^image\/jpeg, 4898 by 3265,/)).toBeVisible();
});

test('a small photo is uploaded unchanged', async ({ page }) => {
  await openPart(page, 'image-uploader');
  const photo = await drawImage(page, 300, 200);

  await page
    .getByLabel(/Add photos/)
    .last()
    .setInputFiles(photo);

  await expect(page.getByText(`image/png, 300 by 200, ${photo.buffer.length} bytes`)).toBeVisible();
});

test('a photo can be cropped to a square by keyboard', async ({ page }) => {
  await openPart(page, 'crop-dialog');
  await page.locator('main input[type=file]').setInputFiles(await drawImage(page, 900, 600));
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await expect(dialog.getByRole('button', { name: 'Save photo' })).toBeEnabled();

  const area = dialog.getByRole('group', { name: /Part of the photo to keep/ });
  await area.focus();
  const before = await dialog.locator('img').getAttribute('style');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('img')).not.toHaveAttribute('style', before ?? '');
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Save photo' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('image/jpeg, 640 by 640')).toBeVisible();
});

test('of a thousand rows, only the visible ones are in the DOM', async ({ page }) => {
  await openPart(page, 'long-table');
  const table = page.getByRole('table', { name: 'Every booking' });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);

  await page.keyboard.press('End');

  await expect(table.getByRole('cell', { name: '2000', exact: true })).toBeVisible();
  await expect(table.getByRole('cell', { name: '1001', exact: true })).toBeHidden();
});

test('Google’s map replaces the drawn map', async ({ page }) => {
  const request = page.waitForRequest('https://maps.googleapis.com/**');
  await openPart(page, 'google-map');

  await expect(page.getByRole('region', { name: 'Salon area, near Battersea' })).toBeVisible();
  await expect(page.locator('[data-kind=circle]')).toBeAttached();
  expect(new URL((await request).url()).searchParams.get('key')).toBe('gallery-key');
});

test('without Google’s script the drawn map stays', async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await openPart(page, 'google-map');

  await expect(page.getByRole('img', { name: 'Salon area, near Battersea' })).toBeVisible();
});

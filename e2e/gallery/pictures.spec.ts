import type { Page } from '@playwright/test';
import { expect, openPart, test } from './gallery-test.ts';

/** A picture of that size, drawn by the browser itself. */
async function pictureOf(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high);
      const paper = canvas.getContext('2d');
      if (!paper) throw new Error('no canvas');
      paper.fillStyle = '#c04020';
      paper.fillRect(0, 0, wide, high);
      paper.fillStyle = '#204080';
      paper.fillRect(0, 0, wide / 2, high / 2);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );

  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('a photo of 24 megapixels is drawn smaller before it is sent', async ({ page }) => {
  await openPart(page, 'image-uploader');
  const photo = await pictureOf(page, 6000, 4000);

  await page
    .getByLabel(/Add photos/)
    .last()
    .setInputFiles(photo);

  // 16 megapixels in the same shape.
  await expect(page.getByText(/^image\/jpeg, 4898 by 3265,/)).toBeVisible();
});

test('a photo that fits is sent as it is', async ({ page }) => {
  await openPart(page, 'image-uploader');
  const photo = await pictureOf(page, 300, 200);

  await page
    .getByLabel(/Add photos/)
    .last()
    .setInputFiles(photo);

  await expect(page.getByText(`image/png, 300 by 200, ${photo.buffer.length} bytes`)).toBeVisible();
});

test('a photo is cropped to a square, by keys alone', async ({ page }) => {
  await openPart(page, 'crop-dialog');
  await page.locator('main input[type=file]').setInputFiles(await pictureOf(page, 900, 600));
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

test('a thousand rows are in the page only as far as they are in sight', async ({ page }) => {
  await openPart(page, 'long-table');
  const table = page.getByRole('table', { name: 'Every booking' });
  await expect(table).toHaveAttribute('aria-rowcount', '1001');
  expect(await table.getByRole('row').count()).toBeLessThan(60);

  await page.keyboard.press('End');

  await expect(table.getByRole('cell', { name: '2000', exact: true })).toBeVisible();
  await expect(table.getByRole('cell', { name: '1001', exact: true })).toBeHidden();
});

test('Google’s map takes the place of the drawing, by its own script', async ({ page }) => {
  const asked = page.waitForRequest('https://maps.googleapis.com/**');
  await openPart(page, 'google-map');

  await expect(page.getByRole('region', { name: 'Salon area, near Battersea' })).toBeVisible();
  await expect(page.locator('[data-kind=circle]')).toBeAttached();
  expect(new URL((await asked).url()).searchParams.get('key')).toBe('gallery-key');
});

test('without Google’s script the drawing stays', async ({ page }) => {
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await openPart(page, 'google-map');

  await expect(page.getByRole('img', { name: 'Salon area, near Battersea' })).toBeVisible();
});

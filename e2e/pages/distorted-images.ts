import type { Page } from '@playwright/test';

/**
 * Images that are shown in another shape than their `width` and `height` say, with the size that they have. One that
 * is cut to its place on purpose, by `object-fit`, is not one of them.
 */
export async function distortedImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[width][height]')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => {})));

    return images
      .filter((image) => getComputedStyle(image).objectFit === 'fill')
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ image, box }) => {
        const meant = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return box.height > 0 && Math.abs(box.width / box.height / meant - 1) > 0.02;
      })
      .map(({ image, box }) => `${image.src} is ${box.width} × ${box.height}`);
  });
}

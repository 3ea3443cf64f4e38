import { brand } from '@freely/domain/brand';
import type { Page } from '@playwright/test';

/** Texts, labels and names for screen readers that are not in the pseudo-locale. */
export async function plainWords(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const isPlain = (text: string) => /[a-z]{3}/i.test(text) && !text.includes('[');
    const texts = [...document.querySelectorAll('body *')]
      // What people wrote, and the record word for word, are not ours to translate.
      .filter((node) => !node.closest('script, style, noscript, figure, pre, option'))
      .flatMap((node) => [
        ...[...node.childNodes]
          .filter((child) => child.nodeType === Node.TEXT_NODE)
          .map((child) => child.textContent?.trim() ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map(
          (name) => node.getAttribute(name) ?? '',
        ),
      ]);

    return texts.filter(isPlain);
  });
  // So is the practitioner in the drawings of the home page.
  const names = [
    'Amara',
    brand.name,
    brand.supportEmail,
    // Broken before its domain where it is narrow.
    ...brand.supportEmail.split(/(?<=@)/),
    ...brand.social.map(({ name }) => name),
  ];

  return found.filter((text) => !names.includes(text));
}

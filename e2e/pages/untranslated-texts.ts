import { brandOf } from '@freely/domain/brand';
import type { Page } from '@playwright/test';

/** Texts, labels and accessible names that are not in the pseudo-locale, so hard-coded. */
export async function untranslatedTexts(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const isUntranslated = (text: string) => /[a-z]{3}/i.test(text) && !text.includes('[');
    const texts = [...document.querySelectorAll('body *')]
      // Texts by users and raw JSON are not translated.
      .filter((node) => !node.closest('script, style, noscript, figure, pre, option'))
      .flatMap((node) => [
        ...[...node.childNodes]
          .filter((child) => child.nodeType === Node.TEXT_NODE)
          .map((child) => child.textContent?.trim() ?? ''),
        ...['aria-label', 'alt', 'title', 'placeholder'].map(
          (name) => node.getAttribute(name) ?? '',
        ),
      ]);

    return texts.filter(isUntranslated);
  });
  // Names are not translated. Amara is the practitioner in the drawings of the home page.
  const brand = brandOf();
  const names = [
    'Amara',
    brand.name,
    brand.supportEmail,
    // In narrow columns the email wraps before its domain.
    ...brand.supportEmail.split(/(?<=@)/),
    ...brand.social.map(({ name }) => name),
  ];

  return found.filter((text) => !names.includes(text));
}

import { createHash } from 'node:crypto';
import { escaped } from './markup.ts';

/** Styles in the document itself. */
export interface InlineStyles {
  readonly text: string;
  /** `'sha256-…'` of the text, for the Content-Security-Policy. */
  readonly source: string;
}

export function inlineStyles(text: string): InlineStyles {
  const hash = createHash('sha256').update(text).digest('base64');

  return { text, source: `'sha256-${hash}'` };
}

/**
 * @param stylesheetUrl absolute, of a stylesheet of a release: by it the release's code recognises what it
 * need not fetch again
 */
export function styleTag({ text }: InlineStyles, stylesheetUrl?: string): string {
  return stylesheetUrl === undefined
    ? `<style>${text}</style>`
    : `<style data-href="${escaped(stylesheetUrl)}">${text}</style>`;
}

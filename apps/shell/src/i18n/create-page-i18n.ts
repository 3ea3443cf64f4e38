import authMessages from '@freely/auth/locales/en-GB/auth.json' with { type: 'json' };
import { createI18n, ENGLISH, type I18n } from '@freely/i18n';
import { brand } from '@freely/shell-sdk';
import uiMessages from '@freely/ui/locales/en-GB/ui.json' with { type: 'json' };
import shellMessages from '../../locales/en-GB/shell.json' with { type: 'json' };

/** English with accents, which reveals hard-coded text (D6). */
const PSEUDO = 'en-XA';

/** The catalogues of the frame, of guards and of the components that every page has. */
const FRAME = { shell: shellMessages, auth: authMessages, ui: uiMessages };

/** What every message may contain (D1). */
const variables = () => ({ brand: brand().name, supportEmail: brand().supportEmail });

interface PageI18n {
  /** What the document says, also for the pseudo-locale. */
  readonly language: string;
  readonly i18n: I18n;
  /** Converts a text that came in the language of the page already. */
  readonly label?: (text: string) => string;
}

/** The messages of an English page, which is also the language of prerendered pages. */
export function createEnglishI18n(): I18n {
  return createI18n(ENGLISH, { catalogues: FRAME, variables: variables() });
}

/**
 * The messages of the page, in the language of the URL's `lng` param. A language is a folder of
 * catalogues beside `en-GB`; without that folder the page is English.
 */
export async function createPageI18n({ search }: Pick<Location, 'search'>): Promise<PageI18n> {
  const language = new URLSearchParams(search).get('lng') ?? ENGLISH;
  // Chunks of their own, because most pages are English.
  if (language === PSEUDO) {
    const { createPseudoI18n, pseudo } = await import('./pseudo-locale.ts');
    return { language, i18n: createPseudoI18n(FRAME, variables()), label: pseudo };
  }
  if (language !== ENGLISH) {
    const { loadFrame } = await import('./load-frame.ts');
    const i18n = createI18n(language, { variables: variables() });
    if (await loadFrame(language)) return { language, i18n };
  }

  return { language: ENGLISH, i18n: createEnglishI18n() };
}

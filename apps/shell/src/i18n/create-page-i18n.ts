import authMessages from '@freely/auth/locales/en-GB/auth.json' with { type: 'json' };
import { brand } from '@freely/domain/brand';
import { createI18n, ENGLISH, type I18n, type Messages } from '@freely/i18n';
import uiMessages from '@freely/ui/locales/en-GB/ui.json' with { type: 'json' };
import shellMessages from '../../locales/en-GB/shell.json' with { type: 'json' };
import { pseudo, pseudoMessages } from './pseudo-locale.ts';

/** English with accents, which reveals hard-coded text (D6). */
const PSEUDO = 'en-XA';

/** The catalogues of the frame, of guards and of the components that every page has. */
const FRAME = { shell: shellMessages, auth: authMessages, ui: uiMessages };

/** What every message may contain (D1). */
const variables = { brand: brand.name, supportEmail: brand.supportEmail };

interface PageI18n {
  /** What the document says, also for the pseudo-locale. */
  readonly language: string;
  readonly i18n: I18n;
  /** Converts a text that came in the language of the page already. */
  readonly label?: (text: string) => string;
}

/** The messages of an English page, which is also the language of prerendered pages. */
export function createEnglishI18n(): I18n {
  return createI18n(ENGLISH, { catalogues: FRAME, variables });
}

/**
 * The messages of the page, in the language of the URL's `lng` param. A language is a folder of
 * catalogues beside `en-GB`; without that folder the page is English.
 */
export async function createPageI18n({ search }: Pick<Location, 'search'>): Promise<PageI18n> {
  const language = new URLSearchParams(search).get('lng') ?? ENGLISH;
  if (language === PSEUDO) return { language, i18n: createPseudoI18n(), label: pseudo };
  if (language !== ENGLISH) {
    // Its own chunk, because most pages are English.
    const { loadFrame } = await import('./load-frame.ts');
    const i18n = createI18n(language, { variables });
    if (await loadFrame(language)) return { language, i18n };
  }

  return { language: ENGLISH, i18n: createEnglishI18n() };
}

/** English whose messages are converted as they are added, also those that pages load. */
function createPseudoI18n(): I18n {
  const i18n = createI18n(ENGLISH, { variables });
  const add = i18n.addResourceBundle;
  i18n.addResourceBundle = (language, namespace, messages: Messages, deep, overwrite) =>
    add(language, namespace, pseudoMessages(messages), deep, overwrite);
  for (const [namespace, messages] of Object.entries(FRAME)) {
    i18n.addResourceBundle(ENGLISH, namespace, messages);
  }

  return i18n;
}

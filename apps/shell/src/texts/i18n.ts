import { AUTH_NAMESPACE, authTexts } from '@freely/auth';
import { brand } from '@freely/domain/brand';
import type { TextTree } from '@freely/federation';
import { createInstance, type I18n, initReactI18next } from '@freely/i18n';
import { enGB as uiTexts } from '@freely/ui/locales';
import { pseudoTree } from './pseudo-locale.ts';
import { texts } from './texts.ts';
import { NAMESPACE } from './words.ts';

export const ENGLISH = 'en-GB';
const PSEUDO = 'en-XA';
type Language = typeof ENGLISH | typeof PSEUDO;

/** The language in the URL's `lng` param (D6). */
export function languageOf({ search }: Location): Language {
  return new URLSearchParams(search).get('lng') === PSEUDO ? PSEUDO : ENGLISH;
}

/** The one i18next instance of the page. */
export function createI18n(language: Language): I18n {
  const i18n = createInstance();

  i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: {},
    initAsync: false,
    interpolation: {
      // React escapes text itself.
      escapeValue: false,
      defaultVariables: { brand: brand.name, supportEmail: brand.supportEmail },
    },
    react: { useSuspense: false },
  });
  if (language === PSEUDO) convertToPseudoLocale(i18n);
  addTexts(i18n, NAMESPACE, texts);
  addTexts(i18n, AUTH_NAMESPACE, authTexts);
  addTexts(i18n, 'ui', uiTexts);

  return i18n;
}

/** Adds the messages of a namespace, in the language of the page. */
export function addTexts(i18n: I18n, namespace: string, tree: TextTree): void {
  i18n.addResourceBundle(i18n.language, namespace, tree);
}

/** Converts messages as they are added, because lazy parts of remotes add theirs themselves. */
function convertToPseudoLocale(i18n: I18n): void {
  const add = i18n.addResourceBundle;
  i18n.addResourceBundle = (language, namespace, tree, deep, overwrite) =>
    add(language, namespace, pseudoTree(tree), deep, overwrite);
}

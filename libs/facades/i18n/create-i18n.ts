import { createInstance, type FormatterModule, type i18n as I18n } from 'i18next';
import { ENGLISH, type Messages, type Namespace } from './catalogues.ts';
import { initReactI18next } from './react-bridge.tsx';

export interface I18nOptions {
  /** Catalogues that are there from the start. All others are loaded with the pages. */
  readonly catalogues?: { readonly [name in Namespace]?: Messages };
  /** Values for every message, such as the name of the brand. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Called for a key without a message, which is shown instead of it. */
  readonly onMissing?: (namespace: string, key: string) => void;
}

/** Groups the thousands of every number in a message, except of an `id`, which names a thing. */
const formatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown, _format, language, options) =>
    typeof value === 'number' && options?.interpolationkey !== 'id'
      ? formatNumber(value, language)
      : (value as string),
};

/** Whole numbers in English by hand: the first `Intl` format of a page is one task of 50 ms on a cheap phone. */
function formatNumber(value: number, language = ENGLISH): string {
  return language === ENGLISH && Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(\d{3})+$)/g, ',')
    : value.toLocaleString(language);
}

/** The i18next instance of a page. */
export function createI18n(language: string, options: I18nOptions = {}): I18n {
  const { catalogues = {}, variables = {}, onMissing } = options;
  const i18n = createInstance();
  i18n
    .use(formatter)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [],
      resources: { [language]: catalogues as Record<string, object> },
      initAsync: false,
      interpolation: {
        // React escapes text itself.
        escapeValue: false,
        defaultVariables: variables,
        alwaysFormat: true,
      },
      ...(onMissing && {
        saveMissing: true,
        missingKeyHandler: (_languages: readonly string[], namespace: string, key: string) =>
          onMissing(namespace, key),
      }),
    });

  return i18n;
}

// The words of the server: `locales/<language>/*.json`, and what the rules of the contract say, in the format
// of the browser's catalogues (ADR 0057).
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createInstance, type Namespace, type TFunction } from 'i18next';
import type { Confirmation, ErrorMessage } from './unworded.ts';

/** The language of the market, in which mails are written: nothing says yet which one somebody reads. */
export const marketLanguage = 'en-GB';

const namespaces = [
  'api/mails',
  'api/bookings',
  'api/calendar',
  'api/reviews',
  'api/sessions',
] as const;

/** `t('password_reset.subject', { brand })`; of another catalogue: `t('phone', { ns: 'api/calendar' })`. */
export type Translate = TFunction<typeof namespaces>;

/** By the first part of their namespaces. */
const locales = {
  api: join(import.meta.dirname, '../../../locales'),
  'api-client': fileURLToPath(
    new URL('../../locales', import.meta.resolve('@freely/api-client/contract')),
  ),
};

const i18n = createInstance();
i18n.init({
  lng: marketLanguage,
  fallbackLng: marketLanguage,
  ns: namespaces,
  resources: {},
  initAsync: false,
  // Who writes a message into HTML escapes it there: the layout of mails.
  interpolation: { escapeValue: false },
  // A mail with a key or a gap in it must not be sent. Its job fails, and admins see why.
  saveMissing: true,
  missingKeyHandler: (_languages, namespace, key) => {
    throw new Error(`There is no message ${key} in ${namespace}`);
  },
  missingInterpolationHandler: (message, [gap]) => {
    throw new Error(`There is no value for ${gap} in "${message}"`);
  },
});

/** Adds the messages of a namespace in a language. */
export function addCatalogue(language: string, namespace: string, messages: object): void {
  i18n.addResourceBundle(language, namespace, messages);
}

for (const [owner, folder] of Object.entries(locales)) {
  for (const file of globSync('*/*.json', { cwd: folder })) {
    const messages = JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
    addCatalogue(dirname(file), `${owner}/${basename(file, '.json')}`, messages);
  }
}

/** The language of a response: the first one that the caller accepts and that we have, or that of the market. */
export function languageOf(accepted: string | undefined): string {
  const wanted = (accepted ?? '').split(',').map((part) => part.replace(/;.*/, '').trim());

  return (
    wanted.find((language) => i18n.hasResourceBundle(language, 'api/errors')) ?? marketLanguage
  );
}

/** Messages of the server in a language; in that of the market where it has no such message. */
export function translatorFor(language: string): Translate {
  return i18n.getFixedT(language, namespaces);
}

/** The words of a spreadsheet, in the language of the page that downloads it. */
export type SheetTranslate = TFunction<'api/sheets'>;

export const sheetTranslatorFor = (accepted: string | undefined): SheetTranslate =>
  i18n.getFixedT(languageOf(accepted), 'api/sheets');

/** The words of what went wrong, for whoever reads a response, a log or a terminal. */
export function wordError(message: ErrorMessage, language: string): string {
  if (typeof message === 'object' && 'rule' in message) {
    const { catalogue, ...rule } = message.rule;

    return word(`api-client/${catalogue}`, rule, language);
  }

  return word('api/errors', message, language);
}

/** The words of what a call has done. */
export function wordConfirmation(message: Confirmation, language: string): string {
  return word('api/confirmations', message, language);
}

function word(namespace: string, message: Unworded, language: string): string {
  const { key, values } = typeof message === 'string' ? { key: message, values: {} } : message;
  // Its types have been checked where the message was decided on.
  const t = i18n.getFixedT(language, namespace as Namespace) as unknown as (
    key: string,
    values: object,
  ) => string;

  return t(key, values);
}

type Unworded = string | { readonly key: string; readonly values: object };

import { createI18n, ENGLISH, type I18n, type Messages } from '@freely/i18n';

const ACCENTED: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
};

// The syntax of i18next and Trans: {{value}}, $t(key), <1>, </1>.
const NOT_WORDS = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\/?>)/;

/** A message in the pseudo-locale (D6): readable, longer, and clearly not hard-coded. */
export function pseudo(text: string): string {
  const parts = text
    .split(NOT_WORDS)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[a-z]/g, (letter) => ACCENTED[letter] ?? letter),
    );

  return `[${parts.join('')}${filler(Math.ceil(text.length / 5))}]`;
}

/** Makes messages longer, as in other languages, in words that a narrow column can break. */
function filler(length: number): string {
  return '~'.repeat(length).replace(/~{4}(?=~)/g, '~~~~ ');
}

/** The messages of a catalogue in the pseudo-locale. */
export function pseudoMessages(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoMessages(value),
    ]),
  );
}

/** English whose messages are converted as they are added, also those that pages load. */
export function createPseudoI18n(
  frame: Readonly<Record<string, Messages>>,
  variables: Readonly<Record<string, string>>,
): I18n {
  const i18n = createI18n(ENGLISH, { variables });
  const add = i18n.addResourceBundle;
  i18n.addResourceBundle = (language, namespace, messages: Messages, deep, overwrite) =>
    add(language, namespace, pseudoMessages(messages), deep, overwrite);
  for (const [namespace, messages] of Object.entries(frame)) {
    i18n.addResourceBundle(ENGLISH, namespace, messages);
  }

  return i18n;
}

import { type Catalogue, ENGLISH, leaves, stem } from './catalogues.ts';
import { readBy, type SourceFile } from './source-files.ts';

/**
 * Keys of a catalogue that no file names. A file names a key by a literal, or by a template such as
 * `status.${status}`. A key without a dot counts only in files that read this catalogue.
 */
export function unusedKeys(
  { file, namespace, messages }: Catalogue,
  sources: ReadonlyMap<string, SourceFile>,
): string[] {
  const folder = file.split('/').slice(0, 2).join('/');
  const all = [...sources.values()];
  const reads = ({ text }: SourceFile) =>
    text.includes(`'${namespace}'`) ||
    text.includes(`'@freely/${namespace}'`) ||
    readBy(text).includes(namespace);
  const own = all.filter((source) => source.file.startsWith(`${folder}/`) || reads(source));
  // A package with one catalogue may name its keys anywhere.
  const readers = namespace.includes('/') || namespace === 'ui' ? all.filter(reads) : own;
  const inOwn = namedIn(own);
  const inReaders = namedIn(readers);

  return [...new Set([...leaves(messages).keys()].map(stem))]
    .filter((key) => !(key.includes('.') ? inOwn : inReaders)(key))
    .map((key) => `${file}: nothing reads "${key}".`);
}

/** True for keys that the files name, or whose parent they read as a whole (`returnObjects`). */
function namedIn(files: readonly SourceFile[]): (key: string) => boolean {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { text } of files) {
    for (const [, literal = ''] of text.matchAll(/['"]([\w.-]+)['"]/g)) literals.add(literal);
    for (const [, template = ''] of text.matchAll(/`([\w.-]*(?:\$\{[^`{}]*\}[\w.-]*)+)`/g)) {
      patterns.push(patternOf(template));
    }
  }
  const isWhole = (key: string) =>
    files.some(({ text }) => text.includes('returnObjects')) &&
    [...literals].some((literal) => key.startsWith(`${literal}.`));

  return (key) =>
    literals.has(key) || patterns.some((pattern) => pattern.test(key)) || isWhole(key);
}

/** `status.${status}` as an expression. `${type}` alone is any key without a dot. */
function patternOf(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));

  if (parts.join('') === '') return /^[\w-]+$/;
  // `${path}.${field}` would be every key of every catalogue.
  if (!/\w/.test(parts.join(''))) return /^$/;

  return new RegExp(`^${parts.join('[\\w.-]*')}$`);
}

/** The same sentence under two keys of one catalogue. Short labels may mean different things. */
export function duplicatedMessages({ file, messages }: Catalogue): string[] {
  const keys = new Map<string, string[]>();
  for (const [key, text] of leaves(messages)) {
    if (text.split(' ').length < SENTENCE || MEAN_DIFFERENT.has(text)) continue;
    keys.set(text, [...new Set([...(keys.get(text) ?? []), stem(key)])]);
  }

  return [...keys]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `${file}: ${same.join(' and ')} are both “${text}”`);
}

/** Sentences that happen to be equal, and may be changed or translated apart from each other. */
const MEAN_DIFFERENT = new Set([
  // A hint, and what is wrong.
  'You need to be 18 or over to book.',
  'Please select your address from the drop-down list.',
  // The button, and the title of the dialog that it opens.
  'Report the review by {{name}}',
  // To customers and to practitioners.
  'What if I am late?',
  '48 hours after the treatment.',
  'You are more than 20 minutes late',
  // Two clauses of a legal text.
  'There is no refund, and the practitioner is paid in full.',
]);

/** Words from which a message is a sentence with one meaning. */
const SENTENCE = 5;

/** Differences between a translation and English: files and keys, but not the forms of a plural. */
export function translationProblems(catalogues: readonly Catalogue[]): string[] {
  const english = catalogues.filter(({ language }) => language === ENGLISH);
  const keysOf = ({ messages }: Catalogue) => new Set([...leaves(messages).keys()].map(stem));

  return catalogues
    .filter(({ language }) => language !== ENGLISH)
    .flatMap((translation) => {
      const original = english.find(({ namespace }) => namespace === translation.namespace);
      if (!original) return [`${translation.file}: there is no ${ENGLISH} file of this name.`];
      const [wanted, found] = [keysOf(original), keysOf(translation)];

      return [
        ...[...wanted]
          .filter((key) => !found.has(key))
          .map((key) => `${translation.file}: "${key}" is missing.`),
        ...[...found]
          .filter((key) => !wanted.has(key))
          .map((key) => `${translation.file}: "${key}" is not English.`),
      ];
    });
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The language in which every message is written first. */
export const ENGLISH = 'en-GB';

/** The messages of a catalogue: nested keys, each leaf an i18next string. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** A JSON file of messages. */
export interface Catalogue {
  /** `booking/checkout`, as in `useTranslation('booking/checkout')`. */
  readonly namespace: string;
  readonly language: string;
  /** Below the root of the repository. */
  readonly file: string;
  readonly messages: Messages;
}

/** A package with catalogues, below the root of the repository. */
export interface CataloguePackage {
  readonly folder: string;
  /** The first part of its namespaces: `booking` for `apps/mfe-booking`. */
  readonly owner: string;
  readonly catalogues: readonly Catalogue[];
}

/** Every package of a checkout that has a folder `locales`. */
export function readCatalogues(root: string): CataloguePackage[] {
  return globSync(['apps/*/locales', 'libs/*/locales'], { cwd: root })
    .sort()
    .map((locales) => {
      const folder = dirname(locales);
      const owner = basename(folder).replace(/^mfe-/, '');
      const files = globSync(`${locales}/*/*.json`, { cwd: root }).sort();

      return { folder, owner, catalogues: files.map((file) => readCatalogue(root, owner, file)) };
    })
    .filter(({ folder }) => existsSync(`${root}/${folder}/package.json`));
}

function readCatalogue(root: string, owner: string, file: string): Catalogue {
  const name = basename(file, '.json');

  return {
    namespace: name === owner ? owner : `${owner}/${name}`,
    language: basename(dirname(file)),
    file,
    messages: JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as Messages,
  };
}

/** Key → message of a catalogue, with the plural suffixes of i18next. */
export function leaves(messages: Messages, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') found.set(path + key, value);
    else for (const [inner, text] of leaves(value, `${path}${key}.`)) found.set(inner, text);
  }

  return found;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Whether a key is one form of a plural. */
export const isPlural = (key: string) => PLURAL.test(key);

/** The key that code reads: the forms of a plural have one. */
export const stem = (key: string) => key.replace(PLURAL, '');

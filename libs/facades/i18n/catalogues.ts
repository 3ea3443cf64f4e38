import type { FlatNamespace } from 'i18next';
import type { ComponentType } from 'react';
import { getI18n } from './react-bridge.tsx';

/** The language in which every message is written first. */
export const ENGLISH = 'en-GB';

/**
 * A catalogue, by its owner and its file: `booking/checkout` is `checkout.json` of mfe-booking. The
 * catalogue with the name of its owner is just `auth`. Packages are released separately, and the
 * owner keeps their names apart.
 */
export type Namespace = FlatNamespace;

/** The messages of a catalogue: nested keys, each leaf an i18next string. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Imports a file of a package's catalogues: `import(`../locales/${language}/${name}.json`, { with: { type: 'json' } })`. */
export type ImportCatalogue = (language: string, name: string) => Promise<{ default: Messages }>;

/**
 * Loads the catalogues of a package and of the libs that it contains, by their owners. They are
 * chunks of the package's own build, so they fit the code that reads them.
 */
export function createCatalogues(owners: Readonly<Record<string, ImportCatalogue>>) {
  /** Loads catalogues in the language of the page. */
  async function loadMessages(...namespaces: readonly Namespace[]): Promise<void> {
    const i18n = getI18n();
    await Promise.all(
      namespaces.map(async (namespace) => {
        const messages = await importIn(i18n.language, namespace);
        // Another remote may contain an older copy of a lib: its keys stay, the missing ones are added.
        i18n.addResourceBundle(i18n.language, namespace, messages, true);
      }),
    );
  }

  async function importIn(language: string, namespace: string): Promise<Messages> {
    const [owner = '', name = owner] = namespace.split('/');
    const importCatalogue = owners[owner];
    if (!importCatalogue) throw new Error(`${namespace} is not a catalogue of this package.`);
    try {
      return (await importCatalogue(language, name)).default;
    } catch (error) {
      if (language === ENGLISH || !isMissingFile(error)) throw error;
      return (await importCatalogue(ENGLISH, name)).default;
    }
  }

  /** The `lazy` of a route: fetches a page and its catalogues at the same time. */
  function withMessages<Page>(
    importPage: () => Promise<Page>,
    ...namespaces: readonly Namespace[]
  ): () => Promise<Page> {
    return async () => {
      const [page] = await Promise.all([importPage(), loadMessages(...namespaces)]);

      return page;
    };
  }

  /** The same for a feature with several pages: `lazy: page(({ FaqTab }) => FaqTab)`. */
  function pagesWithMessages<Pages>(
    importPages: () => Promise<Pages>,
    ...namespaces: readonly Namespace[]
  ) {
    return (choose: (pages: Pages) => ComponentType) =>
      withMessages(async () => ({ Component: choose(await importPages()) }), ...namespaces);
  }

  return { loadMessages, withMessages, pagesWithMessages };
}

/** True if a catalogue was never translated; false if it could not be fetched. */
function isMissingFile(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code).endsWith('MODULE_NOT_FOUND');
}

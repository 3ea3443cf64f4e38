import type { TextTree } from '@freely/federation/remote-module';
import { getI18n, useTranslation } from '@freely/i18n';

// i18next picks the plural suffix by `count`, so callers use the key without it.
type Stem<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Leaves<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Stem<`${Path}${Key}`>
    : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

/** Returns the message of a key. An unknown key is a compile error. */
export type Say<Texts> = (key: Leaves<Texts>, values?: Record<string, string | number>) => string;

/**
 * The messages of one remote by key: `useWords` for components, `say` for guards and other code
 * outside React. Only the type of `texts` is used; the shell registers the messages.
 */
export function wordsOf<const Texts extends TextTree>(
  namespace: string,
  _texts: Texts,
): { useWords: () => Say<Texts>; say: Say<Texts> } {
  return {
    useWords: () => {
      const { t } = useTranslation(namespace);

      return (key, values = {}) => t(key as string, values);
    },
    say: (key, values = {}) => getI18n().t(`${namespace}:${key as string}`, values),
  };
}

/**
 * The messages of a lazy part of a remote, under a key of their own. They are in the part's chunk,
 * so that nobody downloads the small print to see the home page. They are added to the remote's
 * namespace (D6) when the part is first shown. Use it only in components: guards run before the
 * chunk is loaded.
 */
export function lateWordsOf<const Texts extends TextTree>(
  namespace: string,
  texts: Texts,
): { useWords: () => Say<Texts> } {
  const registered = new WeakSet<object>();

  return {
    useWords: () => {
      const { t, i18n } = useTranslation(namespace);
      // The hook returns a new wrapper each time, but the store behind it is always the same.
      if (!registered.has(i18n.store)) {
        registered.add(i18n.store);
        i18n.addResourceBundle(i18n.language, namespace, texts, true);
      }

      return (key, values = {}) => t(key as string, values);
    },
  };
}

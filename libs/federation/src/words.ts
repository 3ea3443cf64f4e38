import { getI18n, useTranslation } from '@freely/i18n';
import type { TextTree } from './remote-module.ts';

// i18next picks the ending by `count`; callers name the stem.
type Stem<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Leaves<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Stem<`${Path}${Key}`>
    : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

/** Says the text of a key; a key that the texts do not have does not compile. */
export type Say<Texts> = (key: Leaves<Texts>, values?: Record<string, string | number>) => string;

/**
 * The texts of one remote by key: `useWords` for components, `say` for guards and other code outside
 * React. `texts` only lends its type; the shell registers them with i18next.
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
 * The texts of a lazy part of a remote, under a key of their own. They travel in the part's chunk, so
 * that nobody downloads the small print to see the home page, and join the remote's namespace (D6)
 * when the part is first shown. Use it in components only: guards run before the chunk is there.
 */
export function lateWordsOf<const Texts extends TextTree>(
  namespace: string,
  texts: Texts,
): { useWords: () => Say<Texts> } {
  const told = new WeakSet<object>();

  return {
    useWords: () => {
      const { t, i18n } = useTranslation(namespace);
      // The hook's own instance is a new wrapper each time; the store behind it is one.
      if (!told.has(i18n.store)) {
        told.add(i18n.store);
        i18n.addResourceBundle(i18n.language, namespace, texts, true);
      }

      return (key, values = {}) => t(key as string, values);
    },
  };
}

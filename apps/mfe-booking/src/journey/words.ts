import { getI18n, useTranslation } from '@freely/i18n';
import type { booking } from '../locales/en-GB.ts';

/** The namespace of this remote's texts. */
export const namespace = 'booking';

// i18next picks the ending by `count`; callers name the stem.
type Stem<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Leaves<Tree, Path extends string = ''> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Stem<`${Path}${Key}`>
    : Leaves<Tree[Key], `${Path}${Key}.`>;
}[keyof Tree & string];

/** Every key of this remote's texts: a wrong one does not compile. */
export type Word = Leaves<typeof booking>;

export type Say = (key: Word, values?: Record<string, string | number>) => string;

/** The texts of this remote, by key. */
export function useWords(): Say {
  const { t } = useTranslation(namespace);

  return (key, values = {}) => t(key, values);
}

/** The same outside React: guards and other checks speak through notices. */
export const say: Say = (key, values = {}) => getI18n().t(`${namespace}:${key}`, values);

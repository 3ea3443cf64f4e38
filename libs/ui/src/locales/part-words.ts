import { type Resource, type TFunction, useTranslation } from '@freely/i18n';

/**
 * The words of a part that most pages do not have. They travel with the part, and join the others
 * when it is first shown.
 */
export function partWords(words: Resource[string]): () => TFunction {
  const told = new WeakSet<object>();

  return () => {
    const { t, i18n } = useTranslation('ui');
    if (!told.has(i18n.store)) {
      told.add(i18n.store);
      i18n.addResourceBundle(i18n.language, 'ui', words, true);
    }

    return t;
  };
}

import { type Resource, type TFunction, useTranslation } from '@freely/i18n';

/**
 * The messages of a component that most pages do not use. They are bundled with the component and
 * registered when it first renders.
 */
export function partWords(words: Resource[string]): () => TFunction {
  const registered = new WeakSet<object>();

  return () => {
    const { t, i18n } = useTranslation('ui');
    if (!registered.has(i18n.store)) {
      registered.add(i18n.store);
      i18n.addResourceBundle(i18n.language, 'ui', words, true);
    }

    return t;
  };
}

import type { FlatNamespace, i18n as I18n, TFunction, ThirdPartyModule } from 'i18next';
import { createContext, type ReactNode, use, useMemo } from 'react';

/*
 * The part of react-i18next that the platform needs, with the same names. Messages are loaded
 * before they are shown and the language of a page never changes, so nothing waits or subscribes.
 */

let last: I18n | undefined;

/** Registers the page's instance, for code outside React and parts without a provider. */
export const initReactI18next: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    last = instance;
  },
};

/** The page's instance, for guards and other code outside React. Throws if there is none yet. */
export function getI18n(): I18n {
  if (!last) throw new Error('Messages were requested before i18next was set up.');

  return last;
}

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** `t` for the messages of a namespace, and the i18next instance. */
export function useTranslation<Ns extends FlatNamespace>(
  namespace: Ns,
): { t: TFunction<Ns>; i18n: I18n } {
  const i18n = use(I18nContext) ?? getI18n();

  return useMemo(
    () => ({ t: i18n.getFixedT(null, namespace) as TFunction<Ns>, i18n }),
    [i18n, namespace],
  );
}

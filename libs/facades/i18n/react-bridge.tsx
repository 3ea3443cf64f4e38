import type { i18n as I18n, TFunction, ThirdPartyModule } from 'i18next';
import { createContext, type ReactNode, use, useMemo } from 'react';

/*
 * The part of react-i18next that the platform needs, under its names: texts are there before they
 * are shown, and the language of a page never changes, so there is nothing to wait for or to follow.
 */

let last: I18n | undefined;

/** Tells code outside React, and parts without a provider, which instance is the page's. */
export const initReactI18next: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    last = instance;
  },
};

/** The page's instance, for guards and other code outside React. Throws before there is one. */
export function getI18n(): I18n {
  if (!last) throw new Error('Texts were asked for before i18next was set up.');

  return last;
}

const I18nContext = createContext<I18n | undefined>(undefined);

export function I18nextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}

/** `t` for the texts of a namespace, and the instance behind it. */
export function useTranslation(namespace?: string): { t: TFunction; i18n: I18n } {
  const i18n = use(I18nContext) ?? getI18n();

  return useMemo(
    () => ({ t: i18n.getFixedT(null, namespace ?? null) as TFunction, i18n }),
    [i18n, namespace],
  );
}

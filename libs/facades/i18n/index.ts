// The one copy of i18next that the whole platform shares, and its small bridge to React.
export type { i18n as I18n, ParseKeys, TFunction } from 'i18next';
export {
  createCatalogues,
  ENGLISH,
  type ImportCatalogue,
  type Messages,
  type Namespace,
} from './catalogues.ts';
export { createI18n, type I18nOptions } from './create-i18n.ts';
export { getI18n, I18nextProvider, useTranslation } from './react-bridge.tsx';
export { Trans, type TransProps } from './trans.tsx';

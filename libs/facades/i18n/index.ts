// The one copy of i18next that the whole platform shares, and its small bridge to React.
export { createInstance, type i18n as I18n, type Resource, type TFunction } from 'i18next';
export { getI18n, I18nextProvider, initReactI18next, useTranslation } from './react-bridge.tsx';
export { Trans, type TransProps } from './trans.tsx';

import '@freely/ui/styles.css';
import { createInstance, I18nextProvider, initReactI18next } from '@freely/i18n';
import { enGB } from '@freely/ui/locales';
import { createRoot } from 'react-dom/client';
import { createTrustedTypesPolicy } from './create-trusted-types-policy.ts';
import { Gallery } from './gallery.tsx';

createTrustedTypesPolicy();

const i18n = createInstance();
i18n.use(initReactI18next).init({
  lng: 'en-GB',
  ns: ['ui'],
  defaultNS: 'ui',
  resources: { 'en-GB': { ui: enGB } },
  interpolation: { escapeValue: false },
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <Gallery />
  </I18nextProvider>,
);

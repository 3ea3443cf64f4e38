import '@freely/ui/styles.css';
import { createI18n, ENGLISH, I18nextProvider } from '@freely/i18n';
import invitations from '@freely/practice/locales/en-GB/invitations.json' with { type: 'json' };
import places from '@freely/practice/locales/en-GB/places.json' with { type: 'json' };
import questionnaires from '@freely/practice/locales/en-GB/questionnaires.json' with {
  type: 'json',
};
import questions from '@freely/practice/locales/en-GB/questions.json' with { type: 'json' };
import treatments from '@freely/practice/locales/en-GB/treatments.json' with { type: 'json' };
import week from '@freely/practice/locales/en-GB/week.json' with { type: 'json' };
import images from '@freely/ui/locales/en-GB/images.json' with { type: 'json' };
import table from '@freely/ui/locales/en-GB/table.json' with { type: 'json' };
import ui from '@freely/ui/locales/en-GB/ui.json' with { type: 'json' };
import { createRoot } from 'react-dom/client';
import { createTrustedTypesPolicy } from './create-trusted-types-policy.ts';
import { Gallery } from './gallery.tsx';

createTrustedTypesPolicy();

const i18n = createI18n(ENGLISH, {
  catalogues: {
    ui,
    'ui/images': images,
    'ui/table': table,
    'practice/invitations': invitations,
    'practice/places': places,
    'practice/questionnaires': questionnaires,
    'practice/questions': questions,
    'practice/treatments': treatments,
    'practice/week': week,
  },
});
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');
createRoot(root).render(
  <I18nextProvider i18n={i18n}>
    <Gallery />
  </I18nextProvider>,
);

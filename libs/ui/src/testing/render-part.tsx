import { createInstance, I18nextProvider, initReactI18next } from '@freely/i18n';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { enGB } from '../locales/index.ts';

export { expectAccessible } from './expect-accessible.ts';

const i18n = createInstance();
i18n.use(initReactI18next).init({
  lng: 'en-GB',
  ns: ['ui'],
  defaultNS: 'ui',
  resources: { 'en-GB': { ui: enGB } },
  interpolation: { escapeValue: false },
});

/** Renders a component with its real messages, and sets up a user. */
export function renderPart(part: ReactNode) {
  const user = userEvent.setup();
  const view = render(part, {
    wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
  });

  return { user, ...view };
}

import { createInstance, I18nextProvider, initReactI18next } from '@freely/i18n';
import { expect } from '@jest/globals';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { enGB } from '../locales/index.ts';

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

/** Fails with the axe rules that a tree violates. Contrast is checked on the tokens, not here. */
export async function expectAccessible(tree: Element = document.body) {
  const { violations } = await axe.run(tree, {
    // A single component is not a page, and jsdom does not paint.
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

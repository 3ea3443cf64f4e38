import { createI18n, ENGLISH, I18nextProvider, type I18nOptions } from '@freely/i18n';
import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import imagesMessages from '../../locales/en-GB/images.json' with { type: 'json' };
import tableMessages from '../../locales/en-GB/table.json' with { type: 'json' };
import uiMessages from '../../locales/en-GB/ui.json' with { type: 'json' };

export { expectAccessible } from './expect-accessible.ts';

const own = { ui: uiMessages, 'ui/images': imagesMessages, 'ui/table': tableMessages };

type RenderPart = (part: ReactNode) => RenderResult & { user: UserEvent };

/** Renders components with the real messages of this package, and those of `catalogues`. */
export function createRenderPart(catalogues: I18nOptions['catalogues'] = {}): RenderPart {
  const i18n = createI18n(ENGLISH, { catalogues: { ...own, ...catalogues } });

  return (part: ReactNode) => {
    const user = userEvent.setup();
    const view = render(part, {
      wrapper: ({ children }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>,
    });

    return { user, ...view };
  };
}

/** Renders a component with its real messages, and sets up a user. */
export const renderPart = createRenderPart();

import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  createInstance,
  getI18n,
  I18nextProvider,
  initReactI18next,
  Trans,
  useTranslation,
} from './index.ts';

const texts = {
  hello: 'Hello {{name}}',
  terms: 'See our <terms>terms and <strong>more</strong></terms>, <1>please</1>.',
  plain: 'Nothing <unknown>here</unknown>',
};

async function instance(language = 'en-GB') {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { shop: texts } },
    interpolation: { escapeValue: false },
  });

  return i18n;
}

function Hello() {
  const { t } = useTranslation('shop');

  return <p>{t('hello', { name: 'Ada' })}</p>;
}

test('a message comes from the provider or from the last instance', async () => {
  const i18n = await instance();
  render(
    <I18nextProvider i18n={i18n}>
      <Hello />
    </I18nextProvider>,
  );
  render(<Hello />);

  expect(screen.getAllByText('Hello Ada')).toHaveLength(2);
  expect(getI18n()).toBe(i18n);
});

test('elements replace their tags, also nested ones', async () => {
  await instance();
  const { container } = render(
    <Trans
      ns="shop"
      i18nKey="terms"
      components={{
        // biome-ignore lint/a11y/useAnchorContent: the message is its content.
        terms: <a href="/terms" />,
        strong: <strong />,
        1: <em />,
      }}
    />,
  );

  expect(container.innerHTML).toBe(
    'See our <a href="/terms">terms and <strong>more</strong></a>, <em>please</em>.',
  );
});

test('a tag without an element stays as it is written', async () => {
  await instance();
  const { container } = render(<Trans ns="shop" i18nKey="plain" components={{}} />);

  expect(container).toHaveTextContent('Nothing <unknown>here</unknown>');
});

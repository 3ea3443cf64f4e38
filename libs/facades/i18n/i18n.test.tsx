import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import {
  createCatalogues,
  createI18n,
  ENGLISH,
  getI18n,
  I18nextProvider,
  type Messages,
  Trans,
  useTranslation,
} from './index.ts';

const messages = {
  hello: 'Hello {{name}}',
  terms: 'See our <terms>terms and <strong>more</strong></terms>, <1>please</1>.',
  plain: 'Nothing <unknown>here</unknown>',
  bookings_one: '{{count}} booking',
  bookings_other: '{{count}} bookings',
  booking: 'Booking {{id}}, {{miles}} miles',
};
const moreMessages = { only: 'Only here', page: { title: 'A page' } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shop: typeof messages;
    'shop/more': typeof moreMessages;
  }
}

const startShop = () => createI18n(ENGLISH, { catalogues: { shop: messages } });

function Hello() {
  const { t } = useTranslation('shop');

  return <p>{t('hello', { name: 'Ada' })}</p>;
}

test('a message comes from the provider or from the last instance', () => {
  const i18n = startShop();
  render(
    <I18nextProvider i18n={i18n}>
      <Hello />
    </I18nextProvider>,
  );
  render(<Hello />);

  expect(screen.getAllByText('Hello Ada')).toHaveLength(2);
  expect(getI18n()).toBe(i18n);
});

test('elements replace their tags, also nested ones', () => {
  startShop();
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

test('the thousands of numbers are grouped, but not of what is named by a number', () => {
  const { t } = startShop();

  expect(t('shop:bookings', { count: 5265 })).toBe('5,265 bookings');
  expect(t('shop:bookings', { count: 1 })).toBe('1 booking');
  expect(t('shop:booking', { id: 5265, miles: 0.25 })).toBe('Booking 5265, 0.25 miles');
});

test.each([0, -2, 999, 1000, -1000, 1_234_567, 0.25, 1234.5, 1e21])(
  'the number %d is written as `Intl` writes it',
  (count) => {
    const { t } = startShop();

    expect(t('shop:bookings', { count })).toBe(`${count.toLocaleString('en-GB')} bookings`);
  },
);

test('a whole number in English starts no `Intl` format, which takes a cheap phone 50 ms', () => {
  const format = jest.spyOn(Number.prototype, 'toLocaleString');
  const { t } = startShop();
  t('shop:bookings', { count: 5265 });

  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('a tag without an element stays as it is written', () => {
  startShop();
  const { container } = render(<Trans ns="shop" i18nKey="plain" components={{}} />);

  expect(container).toHaveTextContent('Nothing <unknown>here</unknown>');
});

describe('catalogues', () => {
  const files: Record<string, object> = { 'en-GB/more': moreMessages };
  const importShop = jest.fn(async (language: string, name: string) => {
    const messages = files[`${language}/${name}`];
    if (!messages) throw Object.assign(new Error('No such file'), { code: 'MODULE_NOT_FOUND' });

    return { default: messages as Messages };
  });
  const { loadMessages, withMessages } = createCatalogues({ shop: importShop });

  afterEach(() => {
    delete files['cy-GB/more'];
  });

  test('are in the language of the page', async () => {
    files['cy-GB/more'] = { only: 'Dim ond yma', page: { title: 'Tudalen' } };
    const i18n = createI18n('cy-GB');
    await loadMessages('shop/more');

    expect(i18n.t('page.title', { ns: 'shop/more' })).toBe('Tudalen');
  });

  test('are English where there is no translation', async () => {
    const i18n = createI18n('cy-GB');
    await loadMessages('shop/more');

    expect(i18n.t('only', { ns: 'shop/more' })).toBe('Only here');
  });

  test('that could not be fetched are reported', async () => {
    createI18n('cy-GB');
    importShop.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));

    await expect(loadMessages('shop/more')).rejects.toThrow('Loading chunk 7 failed.');
  });

  test('are fetched at the same time as their page', async () => {
    const i18n = createI18n(ENGLISH);
    const order: string[] = [];
    importShop.mockImplementationOnce(async () => {
      order.push('messages');
      return { default: moreMessages };
    });
    const load = withMessages(async () => {
      order.push('page');
      await Promise.resolve();
      order.push('page loaded');
      return { Component: Hello };
    }, 'shop/more');

    expect(await load()).toEqual({ Component: Hello });
    expect(order).toEqual(['page', 'messages', 'page loaded']);
    expect(i18n.t('only', { ns: 'shop/more' })).toBe('Only here');
  });

  test('of a newer release add their keys to those of an older one', async () => {
    const i18n = createI18n(ENGLISH, { catalogues: { 'shop/more': { only: 'Only here' } } });
    await loadMessages('shop/more');

    expect(i18n.t('page.title', { ns: 'shop/more' })).toBe('A page');
  });
});

test('a key without a message is reported', () => {
  const onMissing = jest.fn();
  const i18n = createI18n(ENGLISH, { catalogues: { shop: messages }, onMissing });
  i18n.t('gone' as 'hello', { ns: 'shop', name: 'Ada' });

  expect(onMissing).toHaveBeenCalledWith('shop', 'gone');
});

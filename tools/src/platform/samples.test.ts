import { expect, test } from '@jest/globals';
import { samplePages } from './samples.ts';

const release = (...paths: string[]) => ({
  name: 'mfe-x',
  version: '1',
  commit: 'abc1234',
  contract: '^1.0.0',
  shared: {},
  entry: ['remoteEntry.js'],
  routes: paths.map((path) => ({ path, files: [], isPrerendered: false })),
  navigation: [],
  files: {},
});
const requests: [string, string | null][] = [];
const ask = async (path: string, as: string | null) => {
  requests.push([path, as]);
  return { ids: [7, 9] };
};

test('a page is opened with what the remote declares, by the person of its path', async () => {
  const { pages, problems } = await samplePages(
    release('/shop', '/shop/:id/:tab?', '/shop/secret'),
    {
      people: { '/shop/*': 'customer@freely.example' },
      samples: {
        '/shop': { as: 'admin@freely.example', query: '?sort=price', leadsTo: '/shop/7' },
        '/shop/:id/:tab?': { params: { id: 'GET /things ids.1' } },
        '/shop/secret': { skip: 'It needs a code.' },
      },
    },
    ask,
  );

  expect(problems).toEqual([]);
  expect(pages).toEqual([
    expect.objectContaining({
      path: '/shop?sort=price',
      as: 'admin@freely.example',
      endsAt: '/shop/7',
    }),
    expect.objectContaining({ path: '/shop/9', as: 'customer@freely.example', endsAt: '/shop/9' }),
  ]);
  expect(requests).toEqual([['/things', 'customer@freely.example']]);
});

test('a layout and the page at its path are opened once, as prerendered when either is', async () => {
  const { routes, ...rest } = release('/shop', '/shop', '/shop/new');
  const isPrerendered = [false, true, false];
  const { pages } = await samplePages(
    {
      ...rest,
      routes: routes.map((route, at) => ({ ...route, isPrerendered: isPrerendered[at] ?? false })),
    },
    {},
    ask,
  );

  expect(pages.map(({ path, isPrerendered }) => ({ path, isPrerendered }))).toEqual([
    { path: '/shop', isPrerendered: true },
    { path: '/shop/new', isPrerendered: false },
  ]);
});

test('a route that nobody can open is a problem, by name', async () => {
  const { pages, problems } = await samplePages(
    release('/shop/:id', '/item/:id'),
    { samples: { '/item/:id': { params: { id: 'GET /things names.0' } } } },
    ask,
  );

  expect(pages).toEqual([]);
  expect(problems).toEqual([
    '/shop/:id: remote.json has no sample for :id.',
    '/item/:id: /things has nothing at names.0.',
  ]);
});

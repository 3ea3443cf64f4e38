import { expect, test } from '@jest/globals';
import { duplicatedMessages, translationProblems, unusedKeys } from './catalogue-problems.ts';
import type { Catalogue, Messages } from './catalogues.ts';
import { messageValues } from './message-values.ts';
import { routeProblems } from './route-catalogues.ts';
import { sentencesInCode } from './sentences-in-code.ts';
import type { SourceFile } from './source-files.ts';

const SENTENCE = 'Please write at least one word';

function catalogue(messages: Messages, language = 'en-GB'): Catalogue {
  const file = `apps/mfe-shop/locales/${language}/basket.json`;

  return { namespace: 'shop/basket', language, file, messages };
}

function source(file: string, text: string, imports: SourceFile['imports'] = []): SourceFile {
  return { file: `apps/mfe-shop/src/${file}`, text, imports, lazyImports: [] };
}

const sourcesOf = (...files: SourceFile[]) => new Map(files.map((file) => [file.file, file]));

const page = source(
  'page.tsx',
  `const { t } = useTranslation('shop/basket'); t('title'); t(\`state.\${state}\`); t('found', {});`,
);

test('a key that nothing reads is found', () => {
  const messages = {
    title: 'Basket',
    state: { open: 'Open', paid: 'Paid' },
    found_one: '{{count}} thing',
    found_other: '{{count}} things',
  };

  expect(unusedKeys(catalogue(messages), sourcesOf(page))).toEqual([]);
  expect(unusedKeys(catalogue({ ...messages, lead: 'Things' }), sourcesOf(page))).toEqual([
    'apps/mfe-shop/locales/en-GB/basket.json: nothing reads "lead".',
  ]);
});

test('a template of values alone reads no key with a dot', () => {
  const other = source('other.tsx', `const field = \`\${path}.\${name}\`;`);

  expect(unusedKeys(catalogue({ lead: { text: 'Things' } }), sourcesOf(page, other))).toEqual([
    'apps/mfe-shop/locales/en-GB/basket.json: nothing reads "lead.text".',
  ]);
});

test('the values of a message that travels as a key are its type', () => {
  const errors: Catalogue = {
    namespace: 'api/errors',
    language: 'en-GB',
    file: 'apps/api/locales/en-GB/errors.json',
    messages: {
      gone: 'It is gone',
      full: { rooms_one: 'One room in {{town}}', rooms_other: '{{count}} rooms in {{town}}' },
    },
  };
  const part = { folder: 'apps/api', owner: 'api', catalogues: [errors] };

  expect(messageValues([part])).toContain(`  'api/errors': {
    gone: never;
    'full.rooms': 'town' | 'count';
  };`);
});

test('a key of one catalogue is not read because another one has it too', () => {
  const other = source('other.tsx', "const { t } = useTranslation('shop/till'); t('lead');");

  expect(unusedKeys(catalogue({ lead: 'Things' }), sourcesOf(page, other))).toHaveLength(1);
});

test('a sentence under two keys is found, a short label is not', () => {
  expect(duplicatedMessages(catalogue({ a: SENTENCE, b: { c: SENTENCE } }))).toEqual([
    `apps/mfe-shop/locales/en-GB/basket.json: a and b.c are both “${SENTENCE}”`,
  ]);
  expect(duplicatedMessages(catalogue({ title: 'Basket', link: 'Basket' }))).toEqual([]);
});

test('a sentence in a response of the API is found, a key is not', () => {
  const file = 'apps/api/src/shop/shop.routes.ts';
  const inApi = (text: string) => sentencesInCode(sourcesOf({ ...source('', text), file }));

  expect(
    inApi("reply.send({ message: 'shop.closed' }); v.check(isOpen, 'We are closed');"),
  ).toEqual([]);
  expect(inApi("reply.send({\n  message:\n    'We are closed',\n});")).toEqual([
    `${file}: “We are closed” is not in a catalogue of apps/api/locales.`,
  ]);
});

test('a translation has every key of English, and no other', () => {
  const english = catalogue({ title: 'Basket', found_one: 'one', found_other: 'some' });
  const complete = catalogue({ title: 'Basged', found_two: 'dau', found_other: 'rhai' }, 'cy-GB');
  const wrong = catalogue({ titles: 'Basged', found_other: 'rhai' }, 'cy-GB');

  expect(translationProblems([english, complete])).toEqual([]);
  expect(translationProblems([english, wrong])).toEqual([
    'apps/mfe-shop/locales/cy-GB/basket.json: "title" is missing.',
    'apps/mfe-shop/locales/cy-GB/basket.json: "titles" is not English.',
  ]);
});

test('a route loads the catalogues that its page reads, also through a lib, and no other', () => {
  const entryPoint = 'libs/parts/src/index.ts';
  const routes = source('routes.tsx', '');
  const withPart = source('with-part.tsx', '', [
    { file: entryPoint, names: ['Part'], isReexport: false },
    { file: page.file, names: ['Page'], isReexport: false },
  ]);
  const sources = sourcesOf(
    routes,
    page,
    withPart,
    {
      file: entryPoint,
      text: '',
      imports: [
        { file: 'libs/parts/src/part.tsx', names: ['Part'], isReexport: true },
        { file: 'libs/parts/src/other.tsx', names: ['Other'], isReexport: true },
      ],
      lazyImports: [],
    },
    { file: 'libs/parts/src/part.tsx', text: '<Trans ns="parts" />', imports: [], lazyImports: [] },
    {
      file: 'libs/parts/src/other.tsx',
      text: "t('a', { ns: 'others' })",
      imports: [],
      lazyImports: [],
    },
  );
  const problemsWith = (...loaded: string[]) =>
    routeProblems(
      routes.file,
      { path: '/basket', imports: [withPart.file, ...loaded.map((name) => `${name}.json`)] },
      (file) => (file.endsWith('.json') ? file.slice(0, -5) : null),
      sources,
    );

  expect(problemsWith('shop/basket', 'parts')).toEqual([]);
  expect(problemsWith('shop/basket')).toEqual([
    '/basket reads parts, but its route does not load it.',
  ]);
  expect(problemsWith('shop/basket', 'parts', 'others')).toEqual([
    '/basket loads others, but does not read it.',
  ]);
});

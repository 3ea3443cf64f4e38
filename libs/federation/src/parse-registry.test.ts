import { expect, test } from '@jest/globals';
import { parseRegistry } from './parse-registry.ts';

const pointer = {
  version: '0.1.0-abc1234',
  url: '/r/mfe-admin/0.1.0-abc1234/',
  integrity: `sha384-${'A'.repeat(64)}`,
};
const entry = {
  paths: ['/admin/*'],
  active: pointer,
  previous: null,
  canary: null,
  killed: false,
  forcedWithinMinutes: null,
};

test('a registry has the shape of D66', () => {
  const registry = {
    generation: 3,
    remotes: {
      'mfe-admin': {
        ...entry,
        previous: pointer,
        canary: { release: pointer, percent: 5, cohorts: ['staff'] },
      },
    },
  };

  expect(parseRegistry(registry)).toEqual(registry);
});

test.each([
  ['nothing', null],
  ['text', 'oops'],
  ['no generation', { remotes: {} }],
  [
    'a script URL',
    {
      generation: 1,
      remotes: { a: { ...entry, active: { ...pointer, url: 'javascript:alert(1)/' } } },
    },
  ],
  [
    'a URL without a scheme',
    { generation: 1, remotes: { a: { ...entry, active: { ...pointer, url: '//evil.example/' } } } },
  ],
  [
    'an invalid hash',
    { generation: 1, remotes: { a: { ...entry, active: { ...pointer, integrity: '' } } } },
  ],
  [
    'more than 100 percent',
    {
      generation: 1,
      remotes: { a: { ...entry, canary: { release: pointer, percent: 101, cohorts: [] } } },
    },
  ],
])('a registry with %s is refused', (_what, value) => {
  expect(parseRegistry(value)).toBeNull();
});

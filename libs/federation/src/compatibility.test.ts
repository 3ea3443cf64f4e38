import { expect, test } from '@jest/globals';
import { misfitsOf, type RemoteNeeds, type ShellOffer } from './compatibility.ts';
import { describeMisfit } from './describe-misfit.ts';

const shell: ShellOffer = {
  contract: '1.1.0',
  shared: {
    react: { version: '19.3.1', names: ['useState', 'useMemo'] },
    '@freely/router': { version: '1.2.0', names: ['Link', 'useParams'] },
  },
};
const remote: RemoteNeeds = {
  contract: '^1.0.0',
  shared: {
    react: { range: '^19.3.0', names: ['useState'] },
    '@freely/router': { range: '^1.0.0', names: ['Link'] },
  },
};
const problems = (changes: Partial<RemoteNeeds>) =>
  misfitsOf({ ...remote, ...changes }, shell).map((each) =>
    describeMisfit(each, 'mfe-booking', 'shell 1.4.0'),
  );
const sharing = (module: string, range: string, ...names: string[]) => ({
  shared: { ...remote.shared, [module]: { range, names } },
});

test('a remote whose every need is met fits', () => {
  expect(misfitsOf(remote, shell)).toEqual([]);
});

test('a name that the shell does not have yet is told by name', () => {
  expect(problems(sharing('@freely/router', '^1.2.0', 'Link', 'useBeforeUnload'))).toEqual([
    'mfe-booking needs useBeforeUnload of @freely/router, which shell 1.4.0 does not have.',
  ]);
});

test('so is a version, a module and a contract', () => {
  expect(problems(sharing('react', '^19.4.0', 'useState'))).toEqual([
    'mfe-booking needs react ^19.4.0, and shell 1.4.0 has 19.3.1.',
  ]);
  expect(problems(sharing('@freely/query', '^1.0.0'))).toEqual([
    'mfe-booking needs @freely/query, which shell 1.4.0 does not share.',
  ]);
  expect(problems({ contract: '^2.0.0' })).toEqual([
    'mfe-booking needs contract ^2.0.0, and shell 1.4.0 has 1.1.0.',
  ]);
});

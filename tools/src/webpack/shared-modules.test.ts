import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SHARED_NAMES, sharedModules } from './shared-modules.ts';
import { repositoryRoot } from './workspace.ts';

test('the shell’s server shares the same modules as browsers do', () => {
  expect(Object.keys(sharedModules(true))).toEqual(SHARED_NAMES);

  const shared = readFileSync(`${repositoryRoot}apps/shell/src/prerender/shared.ts`, 'utf8');
  for (const name of SHARED_NAMES) expect(shared).toContain(`from '${name}';`);
});

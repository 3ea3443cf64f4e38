import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { SHARED_NAMES, sharedModules } from './shared-modules.ts';
import { repositoryRoot } from './workspace.ts';

test('what browsers share is shared on the server of the shell too', () => {
  expect(Object.keys(sharedModules(true))).toEqual(SHARED_NAMES);

  const lent = readFileSync(`${repositoryRoot}apps/shell/src/ready/shared.ts`, 'utf8');
  for (const name of SHARED_NAMES) expect(lent).toContain(`from '${name}';`);
});

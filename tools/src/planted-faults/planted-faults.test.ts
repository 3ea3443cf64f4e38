// Every fault has to fit the current code: when a protection moves, its fault moves too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { workspacesWith } from '../checks/workspaces.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { faultAreas } from './fault-areas.ts';
import { mismatchOf } from './plant.ts';

const faults = faultAreas.flatMap((area) => area.faults);

test('there are enough faults, and their ids are unique', () => {
  const ids = faults.map(({ id }) => id);

  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test.each(faults)('$id fits', ({ edits, breaks, caughtBy }) => {
  expect(edits.map((edit) => mismatchOf(repositoryRoot, edit)).filter(Boolean)).toEqual([]);
  expect(breaks).toMatch(/^[A-Z].*[^.]$/);

  if ('jest' in caughtBy) {
    expect(existsSync(join(repositoryRoot, caughtBy.jest))).toBe(true);
    const folders = workspacesWith('jest.config.mjs').map(({ folder }) => folder);
    expect(folders.filter((folder) => caughtBy.jest.startsWith(`${folder}/`))).toHaveLength(1);
  }
  if ('playwright' in caughtBy) {
    expect(existsSync(join(repositoryRoot, caughtBy.playwright))).toBe(true);
  }
});

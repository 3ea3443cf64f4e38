// The try of a release: what a person would meet on one of its pages keeps it from going live.
import { existsSync } from 'node:fs';
import { expect, test } from './trial.ts';

// The trial keeps traces of its own.
test.use({ trace: 'off' });
// Each broken page is opened twice at both widths, in a browser of its own beside that of the tests.
test.describe.configure({ timeout: 240_000 });

test('a sound release has no problems, and is not refused', async ({ trial }) => {
  const pointer = await trial.build('1.0.0', { sound: 'none' });

  const options = { force: false, log: () => {} };

  expect(await trial.refuse(pointer, options)).toEqual([]);
});

// On real pages, the home among them.
test('the next build of the shell is not refused', async ({ trial }) => {
  expect(await trial.refuseNext('shell')).toEqual([]);
});

test('every fault of a page is found, at the width where it is', async ({ trial }) => {
  const pointer = await trial.build('1.1.0', {
    sound: 'none',
    crash: 'crashes on every render',
    alert: 'shows an alert',
    log: 'logs a console error',
    narrow: 'breaks at 390 px',
    server: 'breaks when prerendered',
    hydrated: 'is another page when hydrated',
  });
  const logged: string[] = [];
  const problems = await trial.open(pointer, (line) => logged.push(line));
  const about = (page: string) => problems.filter((line) => line.startsWith(`/small/${page}`));

  expect(about('sound')).toEqual([]);
  for (const width of [1440, 390]) {
    expect(about(`crash at ${width}`).join('\n')).toMatch(/No render of this page ends well/);
    expect(about(`alert at ${width}`)).toEqual([
      `/small/alert at ${width}: an alert: It went wrong.`,
    ]);
    expect(about(`log at ${width}`)).toEqual([
      `/small/log at ${width}: in the console: Something is missing.`,
    ]);
    expect(about(`hydrated at ${width}`).join('\n')).toMatch(/page-mismatch|hydrat/i);
  }
  expect(about('narrow at 1440')).toEqual([]);
  expect(about('narrow at 390').join('\n')).toMatch(/Too narrow/);
  expect(about('server')).toEqual([
    '/small/server at 1440: it was not prerendered',
    '/small/server at 390: it was not prerendered',
  ]);
  // A screenshot and a trace of each page with a problem.
  const folder = logged.join('\n').match(/Screenshots and traces: (.+)$/m)?.[1] ?? '';
  for (const file of ['-small-crash-desktop.png', '-small-crash-desktop.zip']) {
    expect(existsSync(`${folder}/${file}`)).toBe(true);
  }
});

test('a prerendered page is looked at once it is hydrated, however long that takes', async ({
  trial,
}) => {
  const pages = { hydrated: 'is another page when hydrated' } as const;
  const pointer = await trial.build('1.3.0', pages, { loadsFor: 2_000 });
  const problems = await trial.open(pointer, () => {});

  for (const width of [1440, 390]) {
    expect(problems.filter((line) => line.startsWith(`/small/hydrated at ${width}`))).toEqual([
      expect.stringMatching(/page-mismatch|hydrat/i),
    ]);
  }
});

test('a release with a broken page is refused, and forced it tells what was wrong', async ({
  trial,
}) => {
  const pointer = await trial.build('1.2.0', { crash: 'crashes on every render' });
  const refuse = (force: boolean) => trial.refuse(pointer, { force, log: () => {} });

  await expect(refuse(false)).rejects.toThrow(/mfe-small 1\.2\.0-abc1234 was not released/);
  expect((await refuse(true)).join('\n')).toMatch(/\/small\/crash at 1440/);
});

// What each screen costs, by the files that its address preloads. Dialogs and the like come on intent.
import { readFileSync } from 'node:fs';
import { buildProduct } from '../product/build-product.ts';
import { remoteNames } from '../webpack/dev-ports.ts';
import type { RouteAssetsFile } from '../webpack/route-assets-plugin.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { brotliSize } from './loaded-files.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

/** Kilobytes of a screen that only one side of the market sees, beyond the shell. */
const ownGoal = 60;
const ownRemotes = ['mfe-practitioner', 'mfe-admin'];
/** Kilobytes in all, of the pages that most people see first. */
const wholeGoals: Record<string, number> = { '/': 171, '/practitioner-search': 243 };
/** The calendar's own library, which is no part of the goal. */
const calendarLibrary = 'rbc-calendar';

const suite: BenchSuite = {
  name: 'screens',
  about: 'scripts of each screen beyond the shell, beside the goal',
  run: async ({ log }) => {
    await buildProduct(log);
    const shell = readJson<{ scripts: string[]; calls: string[] }>('shell', 'assets.json');
    const frame = sizeOf('shell', shell.scripts);
    const calls = sizeOf('shell', shell.calls);

    return remoteNames.map((remote) => screensOf(remote, frame, calls));
  },
};
export default suite;

function screensOf(remote: string, frame: number, calls: number): BenchTable {
  const { entry, routes } = readJson<RouteAssetsFile>(remote, 'routes.json');
  // A frame and its first page have one address; the last one named is the page.
  const screens = new Map(routes.map((route) => [route.path, route]));
  const rows = [...screens.values()].map(({ path, files, isReady }) => {
    const own = [...new Set([...entry, ...files])].filter((file) => file.endsWith('.js'));
    const library = sizeOf(remote, own.filter(isCalendarLibrary(remote)));
    const beyond = sizeOf(remote, own) - library;
    const whole = beyond + library + frame + (isReady ? 0 : calls);

    return { path, library, beyond, whole, ...ratioOf(remote, path, beyond, whole) };
  });

  return {
    title: `Screens of ${remote}, scripts in brotli KB`,
    columns: ['screen', 'beyond the shell', 'in all', 'goal', 'ratio'],
    rows: rows
      .sort((one, other) => other.beyond - one.beyond)
      .map(({ path, library, beyond, whole, goal, ratio }) => [
        path + (library > 0 ? ` (and ${kilobytes(library)} of the calendar's library)` : ''),
        kilobytes(beyond),
        kilobytes(whole),
        goal,
        ratio,
      ]),
  };
}

function ratioOf(remote: string, path: string, beyond: number, whole: number) {
  const wholeGoal = wholeGoals[path];
  if (wholeGoal !== undefined) {
    return { goal: `${wholeGoal} in all`, ratio: (whole / 1000 / wholeGoal).toFixed(2) };
  }
  if (!ownRemotes.includes(remote)) return { goal: '', ratio: '' };

  return { goal: `${ownGoal} beyond`, ratio: (beyond / 1000 / ownGoal).toFixed(2) };
}

function isCalendarLibrary(app: string): (file: string) => boolean {
  return (file) => read(app, file).includes(calendarLibrary);
}

function sizeOf(app: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSize(read(app, file)), 0);
}

function readJson<Content>(app: string, file: string): Content {
  return JSON.parse(read(app, file).toString()) as Content;
}

function read(app: string, file: string): Buffer {
  return readFileSync(`${repositoryRoot}apps/${app}/dist/${file}`);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

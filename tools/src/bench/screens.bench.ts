// The script size of each screen, from the files that its route preloads. Dialogs and the like are not
// included: they load on demand.
import { readFileSync } from 'node:fs';
import { buildProduct } from '../product/build-product.ts';
import { remoteNames } from '../webpack/dev-ports.ts';
import type { RouteAssetsFile } from '../webpack/route-assets-plugin.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { brotliSize } from './loaded-files.ts';
import type { BenchSuite, BenchTable } from './suite.ts';

/** Kilobytes beyond the shell, for a screen that only practitioners or only admins see. */
const ownGoal = 60;
const ownRemotes = ['mfe-practitioner', 'mfe-admin'];
/** Kilobytes in total, for the pages that most people see first. */
const totalGoals: Record<string, number> = { '/': 150, '/practitioner-search': 200 };
/** The calendar library does not count towards the goal. */
const calendarLibrary = 'rbc-calendar';

const suite: BenchSuite = {
  name: 'screens',
  about: 'scripts of each screen beyond the shell, compared with the goal',
  run: async ({ log }) => {
    await buildProduct(log);
    const shell = readJson<{ scripts: string[]; calls: string[] }>('shell', 'assets.json');
    const shellSize = sizeOf('shell', shell.scripts);
    const callsSize = sizeOf('shell', shell.calls);

    return remoteNames.map((remote) => screensOf(remote, shellSize, callsSize));
  },
};
export default suite;

function screensOf(remote: string, shellSize: number, callsSize: number): BenchTable {
  const { entry, routes } = readJson<RouteAssetsFile>(remote, 'routes.json');
  // A layout route and its index page have the same path; the last one listed is the page.
  const screens = new Map(routes.map((route) => [route.path, route]));
  const rows = [...screens.values()].map(({ path, files, isPrerendered }) => {
    const own = [...new Set([...entry, ...files])].filter((file) => file.endsWith('.js'));
    const library = sizeOf(remote, own.filter(isCalendarLibrary(remote)));
    const beyond = sizeOf(remote, own) - library;
    const total = beyond + library + shellSize + (isPrerendered ? 0 : callsSize);

    return { path, library, beyond, total, ...ratioOf(remote, path, beyond, total) };
  });

  return {
    title: `Screens of ${remote}, scripts in brotli KB`,
    columns: ['screen', 'beyond the shell', 'in total', 'goal', 'ratio'],
    rows: rows
      .sort((one, other) => other.beyond - one.beyond)
      .map(({ path, library, beyond, total, goal, ratio }) => [
        path + (library > 0 ? ` (and ${kilobytes(library)} of the calendar library)` : ''),
        kilobytes(beyond),
        kilobytes(total),
        goal,
        ratio,
      ]),
  };
}

function ratioOf(remote: string, path: string, beyond: number, total: number) {
  const totalGoal = totalGoals[path];
  if (totalGoal !== undefined) {
    return { goal: `${totalGoal} in total`, ratio: (total / 1000 / totalGoal).toFixed(2) };
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

// What production runs, as deploy/README.md makes it: a checkout with the packages of its processes, in which
// nothing is built. One folder for each version, and /srv/freely is a link to the one that is started.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import type { Market } from './market-folder.ts';
import { run, serviceAccount } from './programs.ts';

/** Without the tools that only developers need, and without running a program of any package. */
export const installation = ['ci', '--omit=dev', '--ignore-scripts'] as const;

/** `/srv/freely`: what the units start. */
export const codeOf = ({ folder }: Pick<Market, 'folder'>) => join(folder, 'srv/freely');

/** A folder beside those of other versions, for the next one. */
export function nextVersion({ folder }: Pick<Market, 'folder'>): { number: number; place: string } {
  const versions = join(folder, 'srv');
  mkdirSync(versions, { recursive: true });
  const number = readdirSync(versions).filter((name) => name.startsWith('freely-')).length + 1;

  return { number, place: join(versions, `freely-${number}`) };
}

export function checkOut(market: Market): void {
  const { place } = nextVersion(market);
  copySources(repositoryRoot, place);
  run('npm', [...installation, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: place });
  useVersion(market, place);
}

/** From now on it is what is started: processes that run go on with theirs. */
export function useVersion(market: Market, place: string): void {
  makeReadOnly(place);
  rmSync(codeOf(market), { force: true });
  symlinkSync(basename(place), codeOf(market));
}

/** What a clone would have, and changes that have not been committed yet. */
export function copySources(from: string, to: string): void {
  const isIgnored = ignoredIn(from);
  cpSync(from, to, {
    recursive: true,
    filter: (source) => {
      const path = relative(from, source);

      return path !== '.git' && !isIgnored(path);
    },
  });
}

/** The service may read it and nothing else, as a unit has it by `ProtectSystem=strict`. */
const makeReadOnly = (place: string) => run('/bin/chmod', ['-R', 'a-w,a+rX', place]);

/** Outputs of builds, caches and logs. */
export function ignoredIn(root: string): (path: string) => boolean {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').trim().split('\n');

  return (path) =>
    lines.some((line) =>
      line.startsWith('*')
        ? path.endsWith(line.slice(1))
        : line.endsWith('/')
          ? basename(path) === line.slice(0, -1)
          : path === line,
    );
}

/** Everything that git ignores but the packages: what a build, or a process, has left in there. */
export function leftIn(code: string): string[] {
  const isIgnored = ignoredIn(code);
  const visit = (folder: string): string[] =>
    readdirSync(join(code, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.name === 'node_modules') return [];
      if (isIgnored(path)) return [path];

      return entry.isDirectory() ? visit(path) : [];
    });

  return visit('');
}

/** @throws when something was built where production runs, or its account could write there */
export function requireOnlyCheckedOut(market: Market): void {
  const code = realpathSync(codeOf(market));
  const left = leftIn(code);
  if (left.length > 0) throw new Error(`${code} has more than a checkout: ${left.join(', ')}`);
  if (existsSync(join(code, 'node_modules/nx')))
    throw new Error(`${code} has the tool that builds`);
  const writable = run(
    '/usr/bin/find',
    [code, '-writable', '-not', '-type', 'l', '-print', '-quit'],
    { as: serviceAccount ?? {}, cwd: '/' },
  ).trim();
  if (writable !== '') throw new Error(`The account of the service may write to ${writable}`);
}

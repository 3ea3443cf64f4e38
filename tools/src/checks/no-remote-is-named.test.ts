// A new remote must not need a change of the shell, the tools or the platform's libs.
import { globSync, readFileSync } from 'node:fs';
import { covers } from '@freely/federation/route-owner';
import { SHELL_PATHS } from '@freely/federation/shell-paths';
import { siteMap } from '@freely/shell-sdk/site-map';
import { expect, test } from '@jest/globals';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

/** The paths by which remotes link to each other: a contract between their teams. */
const SITE_MAP = 'libs/shell-sdk/src/site-map.ts';

const files = globSync(
  [
    'apps/shell/{src,server}/**/*.{ts,tsx,css}',
    'libs/{federation,platform}/src/**/*.ts',
    'libs/shell-sdk/src/*.ts',
    'tools/{src,bin,bootstrap}/**/*.{ts,mjs}',
  ],
  {
    cwd: repositoryRoot,
    // Tests need examples. The bench and the planted faults measure and break the product as it is.
    exclude: (name) => /\.test\.tsx?$|\/(testing|bench|planted-faults)(\/|$)/.test(name),
  },
).filter((file) => file !== SITE_MAP);

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
const code = files.map((file) => ({
  file,
  text: withoutComments(readFileSync(repositoryRoot + file, 'utf8')),
}));

function namedIn(pattern: RegExp): string[] {
  return code.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );
}

test('no file of the platform names a remote', () => {
  // In a help text, a remote may be the example.
  expect(namedIn(new RegExp(`['"\`/](${remotesIn().join('|')})\\b`, 'g'))).toEqual([]);
});

test('no file of the platform names a path of a remote', () => {
  const areas = remotesIn()
    .map((remote) => readRemoteFile(remote))
    .flatMap(({ paths, navigation }) => [...paths, ...navigation.map(({ to }) => to)])
    .map((path) => path.replace(/\/\*$/, ''))
    .filter((path) => path.length > 1);

  expect(namedIn(new RegExp(`(?:['"\`]|\\^\\\\)(${areas.join('|')})(?=['"\`/?(])`, 'g'))).toEqual(
    [],
  );
});

test('of the site map, the shell uses only its own pages and the home page', () => {
  const own = Object.entries(siteMap)
    .filter(([, path]) => typeof path === 'string')
    .filter(([, path]) => path === '/' || SHELL_PATHS.some((each) => covers(each, String(path))))
    .map(([name]) => name);
  const used = namedIn(/siteMap\.\w+/g).map((found) => found.split('siteMap.')[1] ?? '');

  expect([...new Set(used)].filter((name) => !own.includes(name))).toEqual([]);
  expect(used.length).toBeGreaterThan(5);
});

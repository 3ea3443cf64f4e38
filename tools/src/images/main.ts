// The files of an image: what a unit runs in production, and nothing else. In an image's build:
//   node_modules/.bin/node tools/src/images/main.ts <api|shell> <folder>
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { withDependencies } from './installed-packages.ts';
import { traceImports } from './trace-imports.ts';

/** What is started, and the folder that goes with it: its migrations, texts and pictures. */
const units: Record<string, { entries: string[]; folder: string }> = {
  api: {
    entries: ['main.ts', 'ops.ts', 'back-office/settings/main.ts'].map(
      (file) => `apps/api/src/${file}`,
    ),
    folder: 'apps/api',
  },
  shell: { entries: ['apps/shell/server/main.ts'], folder: 'apps/shell/server' },
};

const [name = '', target = ''] = process.argv.slice(2);
const unit = units[name];
if (!unit || !target) throw new Error('Say which image, and where: <api|shell> <folder>');

const root = realpathSync(repositoryRoot);
const { files, packages } = traceImports(unit.entries.map((entry) => join(root, entry)));
const installed = withDependencies(packages);
const workspaces = new Set([...files].map((file) => workspaceOf(relative(root, file))));

copy('package.json');
copy(unit.folder);
copy(join(workspaceOf(unit.folder), 'package.json'));
for (const folder of workspaces) if (!unit.folder.startsWith(folder)) copy(folder);
// What the unit's server shares with its pages, for example.
for (const file of files) copy(relative(root, file));
for (const { folder } of installed) copy(relative(root, folder));
for (const folder of workspaces) link(folder);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { integrity?: string }>;
};
const bill = billOfMaterials(
  name,
  installed,
  (folder) => lock.packages[relative(root, folder)]?.integrity,
);
writeFileSync(join(target, 'bill-of-materials.json'), `${JSON.stringify(bill, null, 1)}\n`);
giveModes(target);
console.log(`${name}: ${workspaces.size} of ours, ${installed.length} packages`);

/** `libs/facades/x/src/y.ts` is of `libs/facades/x`. */
function workspaceOf(file: string): string {
  const parts = file.split('/');

  return parts.slice(0, parts[1] === 'facades' ? 3 : 2).join('/');
}

/** Without tests, types of packages and source maps. */
function copy(path: string): void {
  const isOurs = !path.startsWith('node_modules/') && !path.includes('/node_modules/');
  const unwanted = isOurs
    ? /\.test\.tsx?$|(?:^|\/)(?:test|testing|bench|dist|node_modules|jest\.config\.mjs|tsconfig\.json)(?:\/|$)/
    : /\.(?:map|d\.[cm]?ts)$|.\/node_modules(?:\/|$)/;
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(join(root, path), join(target, path), {
    recursive: true,
    dereference: true,
    filter: (source) =>
      !unwanted.test(relative(join(root, path), source)) || source === join(root, path),
  });
}

/** As npm links the packages of a repository. */
function link(folder: string): void {
  const { name: full } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    name: string;
  };
  const place = join(target, 'node_modules', full);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(readlinkSync(join(root, 'node_modules', full)), place);
}

/** Those of a clone are of whoever made it: an image has the same ones each time. */
function giveModes(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644);
  if (found.isDirectory()) for (const name of readdirSync(path)) giveModes(join(path, name));
}

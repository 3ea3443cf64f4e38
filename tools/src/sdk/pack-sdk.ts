// Packs what a remote in another repository needs: `npm run sdk -- <folder>`.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runProgram } from '../processes/run-program.ts';
import { readPackage, repositoryRoot } from '../webpack/workspace.ts';
import { compileSdk } from './compile-sdk.ts';
import { writeRemoteSdk } from './remote-sdk-package.ts';
import { type Manifest, packedManifest, SDK_LIBS } from './sdk-packages.ts';

/** What is packed besides compiled files. */
const ASSETS = '**/*.{css,json,svg,png,woff2,d.ts,md}';
const NOT_PACKED = /(^|\/)(node_modules|dist|gallery)\/|^(package|tsconfig)\.json$/;

/**
 * Writes a tarball of each package into a folder.
 *
 * @returns their paths
 */
export async function packSdk(target: string): Promise<string[]> {
  const work = mkdtempSync(join(tmpdir(), 'freely-sdk-'));
  try {
    await compileSdk(join(work, 'built'));
    const versions = new Map(
      SDK_LIBS.map((lib) => readPackage(repositoryRoot + lib)).map(({ name, version }) => [
        name,
        version,
      ]),
    );
    const folders = SDK_LIBS.map((lib) => writeLib(work, lib, versions));
    folders.push(writeRemoteSdk(work, versions));
    mkdirSync(target, { recursive: true });

    return await npmPack(folders, target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function writeLib(work: string, lib: string, versions: ReadonlyMap<string, string>): string {
  const folder = join(work, 'packages', lib.replaceAll('/', '-'));
  const source = repositoryRoot + lib;
  cpSync(join(work, 'built', lib), folder, { recursive: true });
  for (const file of globSync(ASSETS, { cwd: source })) {
    if (NOT_PACKED.test(file) || existsSync(join(folder, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(source, file), join(folder, file));
  }
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
  const packed = packedManifest(manifest, versions);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);

  return folder;
}

async function npmPack(folders: readonly string[], target: string): Promise<string[]> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await runProgram(
    npm,
    ['pack', '--silent', '--ignore-scripts', '--pack-destination', target, ...folders],
    { cwd: target },
  );
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);

  return globSync('*.tgz', { cwd: target })
    .sort()
    .map((file) => join(target, file));
}

import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root of the repository, with a slash at the end. Where these files are part of an installed
 * package (`npm run sdk`), that of the repository which installed it.
 */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url)).replace(
  /node_modules[\\/]@freely[\\/]$/,
  '',
);

/** The ending of files that are started or loaded by their path: `.ts`, or `.js` in a package. */
export const OWN_EXTENSION = extname(import.meta.filename);

/** The fields of a package.json that builds read. */
export interface PackageFile {
  readonly name: string;
  readonly version: string;
}

/** The folder of a package that is installed at the root. */
export function npmFolder(name: string): string {
  return `${repositoryRoot}node_modules/${name}`;
}

export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as PackageFile;
}

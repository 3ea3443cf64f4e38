import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root of the repository, with a slash at the end. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

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

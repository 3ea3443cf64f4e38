// Generates a remote whole: build, types, tests, messages, one prerendered page, its place in the site.

import { writeTypes } from '../messages/write-types.ts';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';
import { remoteFiles } from './remote-template.ts';
import { type SliceName, sliceName } from './slice-name.ts';
import type { SourceTree } from './source-tree.ts';

/**
 * @param given `rewards`, for the folder `apps/mfe-rewards`
 * @param port of its server in `npm run dev`
 * @returns the steps that are left to do by hand
 */
export function generateRemote(tree: SourceTree, given: string | undefined, port: number): string {
  const name = sliceName(given?.replace(/^mfe-/, ''));
  requireUnowned(tree, name);
  const folder = `apps/mfe-${name.kebab}`;
  for (const [file, content] of Object.entries(remoteFiles(name, port))) {
    tree.create(`${folder}/${file}`, content);
  }
  writeTypes(tree, folder);

  return `It is at /${name.kebab} of npm run dev at once. To release it:
  npm run platform -- own mfe-${name.kebab} --reason "a new remote"
  npm run release -- mfe-${name.kebab}
Its team, paths and links are in ${folder}/remote.json.`;
}

/** The paths of a remote are its name: they must be nobody else's in this checkout. */
function requireUnowned({ root }: SourceTree, { kebab }: SliceName): void {
  for (const other of remotesIn(root)) {
    const { paths } = readRemoteFile(other, root);
    const taken = paths.find((path) => path === `/${kebab}` || path === `/${kebab}/*`);
    if (taken) throw new Error(`Choose another name: ${other} has the paths ${taken}.`);
  }
}

import type { SourceTree } from '../generate/source-tree.ts';
import { catalogueTypes, typesFileOf } from './catalogue-types.ts';
import { readCatalogues } from './catalogues.ts';

/** Writes the types of the catalogues of a package: `apps/mfe-booking`. */
export function writeTypes(tree: SourceTree, folder: string): void {
  const part = readCatalogues(tree.root).find((other) => other.folder === folder);
  if (part) tree.write(typesFileOf(part), catalogueTypes(part));
}

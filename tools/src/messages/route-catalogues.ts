import type { ProbedRoute } from '../webpack/probe.ts';
import { type Import, readBy, type SourceFile } from './source-files.ts';

/** The catalogues that the shell loads before any page. */
const FRAME = ['shell', 'auth', 'ui'];

/**
 * Compares the catalogues that a route loads with those that its pages read, through all files that
 * they import: one too few is a key on the screen, one too many is a wasted request.
 *
 * @param routesFile its layouts and guards are imported at once, and may read what a route loads
 * @param namespaceOf the namespace of a JSON file, null for other files
 */
export function routeProblems(
  routesFile: string,
  { path, imports }: Pick<ProbedRoute, 'path' | 'imports'>,
  namespaceOf: (file: string) => string | null,
  sources: ReadonlyMap<string, SourceFile>,
): string[] {
  const loaded = imports.map(namespaceOf).filter((name) => name !== null);
  const pages = imports.filter((file) => namespaceOf(file) === null);
  const read = namespacesOf(pages, sources);
  const layouts = namespacesOf([routesFile], sources, false);

  return [
    ...[...read]
      .filter((name) => ![...loaded, ...FRAME].includes(name))
      .map((name) => `${path} reads ${name}, but its route does not load it.`),
    ...[...new Set(loaded)]
      .filter((name) => !read.has(name) && !layouts.has(name))
      .map((name) => `${path} loads ${name}, but does not read it.`),
  ];
}

/** Every namespace that pages and the files behind them read. */
function namespacesOf(
  pages: readonly string[],
  sources: ReadonlyMap<string, SourceFile>,
  isLazyIncluded = true,
): Set<string> {
  const seen = new Set<string>();
  const found = new Set<string>();
  const pending = [...pages];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    const source = sources.get(file);
    if (!source || seen.has(file)) continue;
    seen.add(file);
    for (const name of readBy(source.text)) found.add(name);
    pending.push(...source.imports.flatMap((imported) => homesOf(imported, sources)));
    if (isLazyIncluded) pending.push(...source.lazyImports);
  }

  return found;
}

/** The files of imported names. An entry point that exports them again is passed through. */
function homesOf({ file, names }: Import, sources: ReadonlyMap<string, SourceFile>): string[] {
  const reexports = sources.get(file)?.imports.filter(({ isReexport }) => isReexport) ?? [];
  if (names === null || reexports.length === 0) return [file];

  return names.flatMap((name) => {
    const next = reexports.filter((other) => other.names?.includes(name));

    return next.length === 0
      ? [file]
      : next.flatMap((other) => homesOf({ ...other, names: [name] }, sources));
  });
}

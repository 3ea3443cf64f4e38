// What a process imports, from its first files on: packages of this repository, and packages of others.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, resolve } from 'node:path';

export interface Trace {
  /** Absolute paths of files of this repository. */
  files: ReadonlySet<string>;
  /** Names of packages that they import, each with a file that does. */
  packages: ReadonlyMap<string, string>;
}

/** `import … from`, `export … from`, `import '…'` and `import('…')`; not those of types, which are erased. */
const imports = [
  /^(?:import|export) (?!type\b)[\w*{][^;'=]*?\bfrom '([^'\n]+)'/gm,
  /^import '([^'\n]+)'/gm,
  /\bimport\(\s*'([^'\n]+)'/g,
];
const own = '@freely/';

export function traceImports(entries: readonly string[]): Trace {
  const files = new Set<string>();
  const packages = new Map<string, string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    if (!['.ts', '.tsx', '.mjs'].includes(extname(file))) return;
    const text = readFileSync(file, 'utf8');
    for (const [, name = ''] of imports.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (name.startsWith('node:')) continue;
      if (name.startsWith('.')) visit(resolve(dirname(file), name));
      else if (name.startsWith(own)) visit(createRequire(file).resolve(name));
      else packages.set(packageOf(name), file);
    }
  };
  for (const entry of entries) visit(entry);

  return { files, packages };
}

/** `@scope/name/deep/file` is of `@scope/name`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

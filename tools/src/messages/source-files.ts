import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** A source file of a package with catalogues, and what the checks of messages need of it. */
export interface SourceFile {
  /** Below the root of the repository. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** The files of its `import()`. */
  readonly lazyImports: readonly string[];
}

/** Names that a file imports, or exports again, from another file of the repository. */
export interface Import {
  readonly file: string;
  /** Null for all of them. */
  readonly names: readonly string[] | null;
  readonly isReexport: boolean;
}

const PATTERNS = ['apps/{api,shell,mfe-*}/src/**/*.{ts,tsx}', 'libs/{*,facades/*}/**/*.{ts,tsx}'];

const STATIC = /^(import|export)\s(?!type\s)([^'"]*?)\sfrom '([^']+)'/gm;
const LAZY = /\bimport\(\s*'([^']+)'\s*,?\s*\)/g;

/** The names in braces, without types; null if there are others. */
function namesIn(clause: string): string[] | null {
  const [, list] = /^\{([^}]*)\}$/s.exec(clause.trim()) ?? [];

  return list === undefined
    ? null
    : list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.replace(/ as .*/, ''));
}

/** A `remote.json` reads the messages of the remote's links. */
function remoteFiles(root: string): [string, SourceFile][] {
  return globSync('apps/mfe-*/remote.json', { cwd: root }).map((file) => {
    const owner = basename(dirname(file)).replace(/^mfe-/, '');
    const text = `useTranslation('${owner}/navigation') ${readFileSync(`${root}/${file}`, 'utf8')}`;

    return [file, { file, text, imports: [], lazyImports: [] }];
  });
}

/** Every source file of the packages with catalogues without its tests, by name. */
export function readSources(root: string): Map<string, SourceFile> {
  const resolve = resolverOf(root);
  const files = globSync(PATTERNS, {
    cwd: root,
    exclude: (name) => /node_modules|\.test\.tsx?$|\.d\.ts$|\/(testing|gallery)\//.test(name),
  });

  return new Map([
    ...remoteFiles(root),
    ...files.map((file): [string, SourceFile] => {
      const text = readFileSync(`${root}/${file}`, 'utf8');
      const imports = [...text.matchAll(STATIC)].flatMap(([, kind, names = '', specifier = '']) => {
        const target = resolve(file, specifier);

        return target === null
          ? []
          : [{ file: target, names: namesIn(names), isReexport: kind === 'export' }];
      });

      return [
        file,
        {
          file,
          text,
          imports,
          lazyImports: [...text.matchAll(LAZY)]
            .map(([, specifier = '']) => resolve(file, specifier))
            .filter((target) => target !== null),
        },
      ];
    }),
  ]);
}

/** Specifier → file, by the exports of the packages of the repository. */
function resolverOf(root: string): (from: string, specifier: string) => string | null {
  const packages = globSync(['apps/*/package.json', 'libs/{*,facades/*}/package.json'], {
    cwd: root,
  }).map((file) => ({
    folder: dirname(file),
    ...(JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as {
      name: string;
      exports?: string | Record<string, string>;
    }),
  }));

  return (from, specifier) => {
    if (specifier.startsWith('.')) return join(dirname(from), specifier);
    const owner = packages.find(
      ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
    );
    if (!owner) return null;
    const exported = exportOf(owner.exports ?? {}, `.${specifier.slice(owner.name.length)}`);
    const file = exported && join(owner.folder, exported);

    return file && existsSync(`${root}/${file}`) ? relative('.', file) : null;
  };
}

function exportOf(exports: string | Record<string, string>, path: string): string | null {
  if (typeof exports === 'string') return path === '.' ? exports : null;
  const exact = exports[path];
  if (exact) return exact;
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end !== undefined && path.startsWith(start) && path.endsWith(end)) {
      return target.replace('*', path.slice(start.length, path.length - end.length));
    }
  }

  return null;
}

/** The namespaces in `useTranslation('…')`, `ns="…"`, `ns: '…'` and `getFixedT(null, '…')`. */
export function readBy(text: string): string[] {
  return [
    ...text.matchAll(/(?:useTranslation\(|\bns[:=]\s*|getFixedT\(null,\s*)['"]([\w/-]+)['"]/g),
  ].map(([, name = '']) => name);
}

// Run by the build of a remote, as `node probe-routes.ts <routes.tsx>`: evaluates the routes in Node
// without loading any `import()`, and prints which path imports which files.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import type { ProbedRemote, ProbedRoute } from './probe.ts';

interface Route {
  path?: string;
  lazy?: (() => unknown) | Record<string, () => unknown>;
  handle?: { isPrerendered?: boolean; existsWith?: string };
  children?: Route[];
}

let imported: string[] = [];
Object.assign(globalThis, {
  probeImport(specifier: string, from: string) {
    imported.push(fileURLToPath(new URL(specifier, from)));
    return new Promise(() => {});
  },
});

registerHooks({
  load(url, context, nextLoad) {
    if (/\.(css|svg|png|webp)$/.test(url)) {
      return { format: 'module', source: 'export default {};', shortCircuit: true };
    }
    if (!/\.tsx?$/.test(url)) return nextLoad(url, context);

    const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: url.endsWith('x') },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    });
    const source = code.replace(
      /\bimport\(\s*(['"`]\.[^'"`]+['"`])\s*(?:,[^)]*)?\)/g,
      (_, specifier: string) => `probeImport(${specifier}, ${JSON.stringify(url)})`,
    );

    return { format: 'module', source, shortCircuit: true };
  },
});

// Routes load their messages in the language of the page. HTML preloads English ones.
const { createI18n, ENGLISH } = (await import(import.meta.resolve('@freely/i18n'))) as {
  createI18n: (language: string) => unknown;
  ENGLISH: string;
};
createI18n(ENGLISH);

const NO_PARENT: ProbedRoute = { path: '', imports: [], isPrerendered: false };

const file = process.argv[2];
if (file === undefined) throw new Error('Usage: node probe-routes.ts <routes.tsx>');
const { default: remote } = (await import(pathToFileURL(file).href)) as {
  default: { routes: Route[]; components?: Record<string, () => unknown> };
};
process.stdout.write(
  JSON.stringify({
    routes: remote.routes.flatMap((route) => probeRoute(route, NO_PARENT)),
    components: Object.fromEntries(
      Object.entries(remote.components ?? {}).map(([slot, lazy]) => [slot, importsOf({ lazy })]),
    ),
  } satisfies ProbedRemote),
);

/** A route with the imports and the handle of its ancestors, followed by its children. */
function probeRoute(route: Route, parent: ProbedRoute): ProbedRoute[] {
  const subject = route.handle?.existsWith ?? parent.existsWith;
  const probed: ProbedRoute = {
    path: join(parent.path, route.path),
    imports: [...parent.imports, ...importsOf(route)],
    isPrerendered: parent.isPrerendered || route.handle?.isPrerendered === true,
    ...(subject === undefined ? {} : { existsWith: subject }),
  };
  const children = (route.children ?? []).flatMap((child) => probeRoute(child, probed));
  const hasOwnPage = route.lazy !== undefined || !route.children;

  return hasOwnPage ? [probed, ...children] : children;
}

function importsOf({ lazy }: Route): string[] {
  imported = [];
  for (const load of typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {})) load();

  return imported;
}

function join(parent: string, path = ''): string {
  if (path.startsWith('/')) return path;

  return `/${[parent, path]
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}

// Run by the build of a remote, as `node probe-routes.ts <routes.tsx>`: evaluates the routes in
// Node with everything behind `import()` left out, and prints which address imports what.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import type { ProbedRoute } from './route-assets-plugin.ts';

interface Route {
  path?: string;
  lazy?: (() => unknown) | Record<string, () => unknown>;
  handle?: { isReady?: boolean };
  children?: Route[];
}

let seen: string[] = [];
Object.assign(globalThis, {
  freelyProbe(specifier: string, from: string) {
    seen.push(fileURLToPath(new URL(specifier, from)));
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
      /\bimport\(\s*(['"]\.[^'"]+['"])\s*\)/g,
      (_, specifier: string) => `freelyProbe(${specifier}, ${JSON.stringify(url)})`,
    );

    return { format: 'module', source, shortCircuit: true };
  },
});

const file = process.argv[2];
if (file === undefined) throw new Error('Usage: node probe-routes.ts <routes.tsx>');
const { default: remote } = (await import(pathToFileURL(file).href)) as {
  default: { routes: Route[] };
};
process.stdout.write(
  JSON.stringify(remote.routes.flatMap((route) => addresses(route, '', [], false))),
);

/** A route, with what its ancestors import, and then its children. */
function addresses(
  route: Route,
  parent: string,
  above: string[],
  isBelowReady: boolean,
): ProbedRoute[] {
  const path = join(parent, route.path);
  const imports = [...above, ...importsOf(route)];
  const isReady = isBelowReady || route.handle?.isReady === true;
  const children = (route.children ?? []).flatMap((child) =>
    addresses(child, path, imports, isReady),
  );
  const hasOwnPage = route.lazy !== undefined || !route.children;

  return hasOwnPage ? [{ path, imports, isReady }, ...children] : children;
}

function importsOf({ lazy }: Route): string[] {
  seen = [];
  for (const load of typeof lazy === 'function' ? [lazy] : Object.values(lazy ?? {})) load();

  return seen;
}

function join(parent: string, path = ''): string {
  if (path.startsWith('/')) return path;

  return `/${[parent, path]
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/')}`;
}

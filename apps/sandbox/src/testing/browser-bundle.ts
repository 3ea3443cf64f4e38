import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformSync } from '@swc/core';

/** Bundles an entry file and the CommonJS packages that it needs: enough for a test page. */
export function bundleForBrowser(entry: string): string {
  const modules = new Map<string, string>();
  add(entry, modules);
  const parts = [...modules].map(
    ([path, code]) => `${JSON.stringify(path)}: (module, exports, require) => {\n${code}\n}`,
  );
  return `(() => {
const process = { env: { NODE_ENV: 'development' } };
const code = {${parts.join(',\n')}};
const loaded = {};
function load(path) {
  if (!loaded[path]) {
    const module = (loaded[path] = { exports: {} });
    code[path](module, module.exports, load);
  }
  return loaded[path].exports;
}
load(${JSON.stringify(entry)});
})();`;
}

function add(path: string, modules: Map<string, string>): void {
  if (modules.has(path)) return;
  modules.set(path, '');
  const resolve = createRequire(path).resolve;
  const code = commonJs(path).replaceAll(/\brequire\((['"])([^'"]+)\1\)/g, (call, _quote, name) => {
    try {
      const target = resolve(name as string);
      add(target, modules);
      return `require(${JSON.stringify(target)})`;
    } catch {
      return call as string;
    }
  });
  modules.set(path, code);
}

function commonJs(path: string): string {
  const source = readFileSync(path, 'utf8');
  if (!path.endsWith('.tsx')) return source;
  return transformSync(source, {
    filename: path,
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  }).code;
}

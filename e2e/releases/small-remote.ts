// A remote of a few lines that needs no build: what webpack and federation make of a remote, by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong with a page. */
type PageFault =
  | 'none'
  | 'crashes on every render'
  | 'shows an alert'
  | 'logs a console error'
  | 'breaks at 390 px'
  | 'breaks when prerendered'
  | 'is another page when hydrated';

/** Name of a page below `/small/` → its fault. */
export type SmallPages = Readonly<Record<string, PageFault>>;

/** The body of a page component, by its fault; `h` creates elements. */
const BODIES: Readonly<Record<PageFault, string>> = {
  none: `return h('h1', null, 'Sound');`,
  'crashes on every render': `throw new Error('No render of this page ends well.');`,
  'shows an alert': `return h('div', null, h('h1', null, 'Alert'), h('p', { role: 'alert' }, 'It went wrong.'));`,
  'logs a console error': `React.useEffect(() => { console.error('Something is missing.'); }, []); return h('h1', null, 'Logs');`,
  'breaks at 390 px': `if (typeof window !== 'undefined' && window.innerWidth < 600) throw new Error('Too narrow.'); return h('h1', null, 'Wide');`,
  'breaks when prerendered': `if (typeof window === 'undefined') throw new Error('No window.'); return h('h1', null, 'Browser only');`,
  'is another page when hydrated': `return h('h1', null, typeof window === 'undefined' ? 'Server' : 'Browser');`,
};

const PRERENDERED: readonly PageFault[] = [
  'breaks when prerendered',
  'is another page when hydrated',
];

/**
 * Writes the app of a remote with its build in \`dist\`.
 *
 * @param folder of the app
 * @param version of its package
 * @param loadsFor how long its code takes to load in a browser, in ms
 */
export function writeSmallRemote(
  folder: string,
  name: string,
  version: string,
  pages: SmallPages,
  { loadsFor = 0 } = {},
) {
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  mkdirSync(join(folder, 'dist'), { recursive: true });
  write('package.json', JSON.stringify({ name: `@freely/${name}`, version }));
  const module = moduleOf(name, pages);
  write(
    'dist/remoteEntry.js',
    `var ${name.replaceAll('-', '_')} = (() => {
      let shared;
      const takeReact = async () => (await Object.values(shared.react)[0].get())();
      return {
        init(scope) { shared = scope; },
        async get() { await new Promise((resolve) => setTimeout(resolve, ${loadsFor})); const React = await takeReact(); return () => ({ default: (${module})(React) }); },
      };
    })();`,
  );
  write('dist/server.cjs', `module.exports = { default: (${module})(require('react')) };`);
  write('dist/needs.json', JSON.stringify({ react: ['createElement', 'useEffect'] }));
  write(
    'dist/routes.json',
    JSON.stringify({
      entry: ['remoteEntry.js'],
      routes: Object.entries(pages).map(([page, fault]) => ({
        path: `/small/${page}`,
        files: [],
        isPrerendered: PRERENDERED.includes(fault),
      })),
    }),
  );
}

/** A function of React that returns the module, as source. */
function moduleOf(name: string, pages: SmallPages): string {
  const routes = Object.entries(pages).map(
    ([page, fault]) => `{
      path: 'small/${page}',
      handle: { isPrerendered: ${PRERENDERED.includes(fault)} },
      Component: function Page() { ${BODIES[fault]} },
    }`,
  );

  return `(React) => { const h = React.createElement; return { name: '${name}', routes: [${routes.join()}] }; }`;
}

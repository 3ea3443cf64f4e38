import type { SliceName } from './slice-name.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a new remote, by their paths in its folder. */
export function remoteFiles(name: SliceName, port: number): Readonly<Record<string, string>> {
  const { kebab } = name;

  return {
    'package.json': json(packageFile(name)),
    'tsconfig.json': json({
      extends: '../../tsconfig.base.json',
      compilerOptions: { jsx: 'react-jsx', lib: ['ES2024', 'DOM', 'DOM.Iterable'] },
      include: ['src', 'locales', '*.ts', '../../tools/types'],
    }),
    'webpack.config.mjs': `\
import { remoteConfig } from '@freely/tools/webpack';

export default remoteConfig(import.meta.dirname, { hasPrerenderedPages: true });
`,
    'jest.config.mjs': `\
import { browserPreset } from '../../jest.preset.mjs';

export default { ...browserPreset, displayName: 'mfe-${kebab}' };
`,
    'README.md': readme(name),
    'locales/en-GB/navigation.json': json({ start: name.sentence }),
    'locales/en-GB/welcome.json': json({
      title: name.sentence,
      lead: 'This page is new. Its team is still writing it.',
    }),
    'src/messages.ts': messages(name),
    'src/routes.tsx': routes(name),
    'src/features/welcome/index.ts':
      "export { WelcomePage as Component } from './welcome-page.tsx';\n",
    'src/features/welcome/welcome-page.tsx': page(name),
    'src/features/welcome/welcome-page.test.tsx': pageTest(name),
    // Last: a running `npm run dev` takes up a folder with this file.
    'remote.json': json(remoteFile(name, port)),
  };
}

const packageFile = ({ kebab, sentence }: SliceName) => ({
  name: `@freely/mfe-${kebab}`,
  version: '0.1.0',
  private: true,
  description: sentence,
  license: 'MIT',
  type: 'module',
  scripts: {
    build: 'node ../../tools/src/webpack/run.ts build',
    dev: 'node ../../tools/src/webpack/run.ts serve',
    typecheck: 'tsc -p tsconfig.json',
    test: 'jest',
  },
  dependencies: {
    '@freely/federation': '*',
    '@freely/i18n': '*',
    '@freely/shell-sdk': '*',
    '@freely/ui': '*',
  },
  devDependencies: { '@freely/tools': '*' },
});

const remoteFile = ({ kebab, sentence }: SliceName, port: number) => ({
  team: sentence,
  port,
  paths: [`/${kebab}/*`],
  navigation: [{ slot: 'footer-book', label: 'start', to: `/${kebab}`, order: 100 }],
});

const readme = ({ kebab, sentence }: SliceName) => `\
# @freely/mfe-${kebab}

The remote of “${sentence}”, \`/${kebab}\`. Its routes are in \`src/routes.tsx\`; its team, its paths and its
links in header, menu and footer in \`remote.json\`.

| folder | content |
| --- | --- |
| \`src/features/welcome/\` | the first page, prerendered |

\`npm run new -- feature mfe-${kebab} <name>\` makes a page. On its own: \`npm run build -w
@freely/mfe-${kebab}\`, \`npx jest -c apps/mfe-${kebab}/jest.config.mjs\`, \`npm run release -- mfe-${kebab}\`.
How a remote gets from here to released: [docs/platform.md](../../docs/platform.md).
`;

const messages = ({ kebab, camel }: SliceName) => `\
import { createCatalogues } from '@freely/i18n';
import { importCatalogue as ui } from '@freely/ui/catalogues';

/** Loads this remote’s messages, and those of the libs that it contains. */
export const { withMessages } = createCatalogues({
  ${camel === kebab ? kebab : `'${kebab}'`}: (language, name) =>
    import(\`../locales/\${language}/\${name}.json\`, { with: { type: 'json' } }),
  ui,
});
`;

const routes = ({ kebab }: SliceName) => `\
import type { RemoteModule } from '@freely/federation';
import { prerendered } from '@freely/federation/prerendered';
import { withMessages } from './messages.ts';

const remote: RemoteModule = {
  name: 'mfe-${kebab}',
  routes: [
    {
      path: '${kebab}',
      handle: prerendered,
      lazy: withMessages(() => import('./features/welcome/index.ts'), '${kebab}/welcome'),
    },
  ],
};

export default remote;
`;

const page = ({ kebab }: SliceName) => `\
import { useTranslation } from '@freely/i18n';
import { usePageHead } from '@freely/shell-sdk';
import { Lead, Page, PageTitle } from '@freely/ui/page';

export function WelcomePage() {
  const { t } = useTranslation('${kebab}/welcome');
  usePageHead({ title: t('title'), description: t('lead') });

  return (
    <Page>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
    </Page>
  );
}
`;

const pageTest = ({ kebab, sentence }: SliceName) => `\
import { renderRemote } from '@freely/shell-sdk/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import remote from '../../routes.tsx';

test('the first page names the remote', async () => {
  await renderRemote(remote, '/${kebab}');

  expect(await screen.findByRole('heading', { level: 1, name: '${sentence}' })).toBeInTheDocument();
});
`;

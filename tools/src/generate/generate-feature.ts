// Generates a feature with index, page, queries, messages, and a test that uses the real router.
import { ENGLISH } from '../messages/catalogues.ts';
import { writeTypes } from '../messages/write-types.ts';
import { remotesIn } from '../webpack/remote-file.ts';
import { sliceName } from './slice-name.ts';
import type { SourceTree } from './source-tree.ts';

/** @returns the steps that are left to do by hand. */
export function generateFeature(tree: SourceTree, app: string, given: string | undefined): string {
  const name = sliceName(given);
  const source = `apps/${app}/src`;
  if (!tree.has(`${source}/routes.tsx`) || !tree.has(`${source}/messages.ts`)) {
    throw new Error(`apps/${app} is not a remote: use one of ${remotesIn(tree.root).join(', ')}.`);
  }
  const folder = `${source}/features/${name.kebab}`;
  const namespace = `${app.replace('mfe-', '')}/${name.kebab}`;

  tree.create(
    `${folder}/index.ts`,
    `export { ${name.pascal}Page as Component } from './${name.kebab}-page.tsx';\n`,
  );
  tree.create(`${folder}/${name.kebab}-page.tsx`, page(name.pascal, namespace));
  tree.create(`${folder}/queries.ts`, queries());
  tree.create(
    `${folder}/${name.kebab}-page.test.tsx`,
    pageTest(name.kebab, name.sentence, namespace),
  );
  tree.create(`apps/${app}/locales/${ENGLISH}/${name.kebab}.json`, messages(name.sentence));
  writeTypes(tree, `apps/${app}`);

  return `Add the route to ${source}/routes.tsx:
  {
    path: '${name.kebab}',
    lazy: withMessages(() => import('./features/${name.kebab}/index.ts'), '${namespace}'),
  },
Then replace the call in ${folder}/queries.ts with the one that the page needs.`;
}

const messages = (sentence: string) =>
  `${JSON.stringify({ heading: sentence, failed: 'We could not load this page', retry: 'Try again' }, null, 2)}\n`;

const page = (pascal: string, namespace: string) => `\
import { useTranslation } from '@freely/i18n';
import { useQuery } from '@freely/query';
import { usePageTitle } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Page, PageTitle } from '@freely/ui/page';
import { servicesQuery } from './queries.ts';

export function ${pascal}Page() {
  const { t } = useTranslation('${namespace}');
  usePageTitle(t('heading'));
  const services = useQuery(servicesQuery());

  return (
    <Page>
      <PageTitle>{t('heading')}</PageTitle>
      {services.isError && (
        <Callout tone="error" title={t('failed')}>
          <Button onClick={() => services.refetch()} isPending={services.isFetching}>
            {t('retry')}
          </Button>
        </Callout>
      )}
      <ul>
        {services.data?.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Page>
  );
}
`;

const queries = () => `\
import { send } from '@freely/api-client/client';
import { servicesWithSubServices } from '@freely/api-client/contract';
import { queryOptions } from '@freely/query';

// Keys mirror API paths, so every remote agrees on them.
export const servicesQuery = () =>
  queryOptions({
    queryKey: ['servicesWithSubServices'],
    queryFn: ({ signal }) => send(servicesWithSubServices, {}, { signal }),
  });
`;

const pageTest = (kebab: string, sentence: string, namespace: string) => `\
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { withMessages } from '../../messages.ts';
import remote from '../../routes.tsx';

const hair = { id: 1, name: 'Hair', slug: 'hair', created_at: '', updated_at: '', sub_services: [] };
const services = () => HttpResponse.json([hair]);
const server = setupServer(http.get(\`\${API}/servicesWithSubServices\`, services));

// With this route only, so that the feature can be tested before routes.tsx has it.
const lazy = withMessages(() => import('./index.ts'), '${namespace}');
const onlyThis = { ...remote, routes: [{ path: '${kebab}', lazy }] };

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('shows the services of the API', async () => {
  await renderRemote(onlyThis, '/${kebab}');

  expect(await screen.findByRole('heading', { name: '${sentence}' })).toBeInTheDocument();
  expect(await screen.findByText('Hair')).toBeInTheDocument();
});

test('a failed call can be retried', async () => {
  server.use(
    http.get(
      \`\${API}/servicesWithSubServices\`,
      () => HttpResponse.json({ message: 'Down' }, { status: 503 }),
      { once: true },
    ),
  );
  await renderRemote(onlyThis, '/${kebab}');

  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Hair')).toBeInTheDocument();
});
`;

// Generates an API module: contract, routes, a use case, repository, presenter, and a test over HTTP.
import { type SliceName, sliceName } from './slice-name.ts';
import type { SourceTree } from './source-tree.ts';

const contract = 'libs/api-client/src/contract';

/** The contexts of the API that have modules, from the lowest to the highest. */
export const apiContexts = ['people', 'practice', 'market', 'booking', 'money', 'back-office'];

/** @returns the steps that are left to do by hand. */
export function generateModule(
  tree: SourceTree,
  context: string | undefined,
  given: string | undefined,
): string {
  if (!context || !apiContexts.includes(context)) {
    throw new Error(`Which context? One of ${apiContexts.join(', ')}.`);
  }
  const name = sliceName(given);
  const folder = `apps/api/src/${context}/${name.kebab}`;

  tree.create(`${contract}/${name.kebab}.ts`, calls(name));
  tree.append(`${contract}/index.ts`, `export * from './${name.kebab}.ts';\n`);
  tree.create(`${folder}/index.ts`, index(name));
  tree.create(`${folder}/${name.kebab}.routes.ts`, routes(name));
  tree.create(`${folder}/read-${name.kebab}.ts`, useCase(name));
  tree.create(`${folder}/${name.kebab}.repository.ts`, repository(name));
  tree.create(`${folder}/${name.kebab}.presenter.ts`, presenter(name));
  tree.create(`${folder}/${name.kebab}.routes.test.ts`, routesTest(name));
  tree.insertBefore(
    'apps/api/src/contexts.ts',
    '\n/**\n * Subscribes the contexts',
    `import { register${name.pascal} } from './${context}/${name.kebab}/index.ts';\n`,
  );
  tree.insertBefore('apps/api/src/contexts.ts', '}', `  register${name.pascal}(app, deps);\n`);
  return `Add the table of the module in a new file of apps/api/migrations, and its calls in
${contract}/${name.kebab}.ts. Rules of who may read what belong in
${folder}/${name.kebab}.policy.ts.`;
}

const calls = ({ kebab, pascal, camel }: SliceName) => `\
import * as v from 'valibot';
import { call } from './call.ts';

export const ${pascal}Entry = v.object({ id: v.number(), name: v.string() });
export type ${pascal}Entry = v.InferOutput<typeof ${pascal}Entry>;

export const ${camel}List = /*#__PURE__*/ call({
  method: 'GET',
  path: '/${kebab}',
  access: 'signed-in',
  response: v.array(${pascal}Entry),
});
`;

const index = ({ kebab, pascal, camel }: SliceName) => `\
export { ${camel}Routes as register${pascal} } from './${kebab}.routes.ts';
`;

const routes = ({ kebab, pascal, camel }: SliceName) => `\
import { ${camel}List } from '@freely/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { serve } from '../../kernel/http/index.ts';
import { read${pascal} } from './read-${kebab}.ts';

export function ${camel}Routes(app: FastifyInstance, { db }: Deps): void {
  serve(app, ${camel}List, async ({ user }) => read${pascal}(db, user.id));
}
`;

const useCase = ({ kebab, pascal }: SliceName) => `\
import type { ${pascal}Entry } from '@freely/api-client/contract';
import type { Db } from '../../infrastructure/database/index.ts';
import { present${pascal} } from './${kebab}.presenter.ts';
import { findByOwner } from './${kebab}.repository.ts';

/** The entries of the caller. */
export async function read${pascal}(db: Db, userId: number): Promise<${pascal}Entry[]> {
  return (await findByOwner(db, userId)).map(present${pascal});
}
`;

const repository = ({ pascal }: SliceName) => `\
import type { Db } from '../../infrastructure/database/index.ts';

export interface ${pascal}Row {
  id: number;
  first_name: string;
}

export async function findByOwner(db: Db, userId: number): Promise<${pascal}Row[]> {
  return db.selectFrom('users').select(['id', 'first_name']).where('id', '=', userId).execute();
}
`;

const presenter = ({ kebab, pascal }: SliceName) => `\
import type { ${pascal}Entry } from '@freely/api-client/contract';
import type { ${pascal}Row } from './${kebab}.repository.ts';

/** The fields that may leave the server. */
export function present${pascal}({ id, first_name: name }: ${pascal}Row): ${pascal}Entry {
  return { id, name };
}
`;

const routesTest = ({ camel }: SliceName) => `\
import { ${camel}List } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a caller reads their own entries', async () => {
  const ada = await api.makeCustomer();
  await api.makeCustomer();

  const { status, body } = await api.call(${camel}List, {}, { as: ada });

  expect(status).toBe(200);
  expect(body.map(({ id }) => id)).toEqual([ada.id]);
});

test('a stranger is refused', async () => {
  const { status } = await api.call(${camel}List, {});

  expect(status).toBe(401);
});
`;

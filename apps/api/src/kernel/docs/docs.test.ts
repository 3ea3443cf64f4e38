import { shapesOfCalls } from '@freely/api-client/shapes';
import { apiProblems } from '@freely/tools/platform/check/api-problems';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { servedCalls } from '../../../test/support/contract-calls.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import type { ApiDocument } from './document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = (path: string) => api.app.inject({ url: api.deps.config.basePath + path });
const readDocument = async (): Promise<ApiDocument> => (await get('/openapi.json')).json();

test('the document is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate({ ...(await readDocument()) });

  expect(errors ?? []).toEqual([]);
  expect([valid, validator.version]).toEqual([true, '3.1']);
});

test('every served call is in the document, with who may make it', async () => {
  const { paths } = await readDocument();
  const calls = servedCalls(api.app, api.deps.config.basePath);
  for (const [name, call] of calls) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];

    expect(operation?.operationId).toBe(name);
    expect(operation?.security).toEqual(call.access === 'public' ? [] : [{ session: [] }]);
    expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
  }
  const ids = Object.values(paths).flatMap((each) =>
    Object.values(each).map((one) => one.operationId),
  );
  expect(ids.toSorted()).toEqual(
    [...calls.map(([name]) => name), 'logInAsUserByGet', 'logoutByGet'].toSorted(),
  );
});

test('a release that makes every call of the contract is not refused beside this API', async () => {
  const calls = servedCalls(api.app, api.deps.config.basePath).map(([name]) => name);
  const document = (await readDocument()) as unknown as Parameters<typeof apiProblems>[2];

  expect(apiProblems('mfe-booking', shapesOfCalls(calls), document)).toEqual([]);
});

test('every reference of the document is in it', async () => {
  const document = await readDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  for (const [, reference = ''] of references) {
    const found = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
    expect([reference, typeof found]).toEqual([reference, 'object']);
  }
});

test('a body that depends on the role lists the fields for each role', async () => {
  const { paths } = await readDocument();
  const content = paths['/auth/user']?.post?.requestBody?.content['application/json'];

  expect(JSON.stringify(content)).toMatch(/"anyOf".*"customer".*"practitioner"/);
});

test('the idempotency key of a booking is in the document', async () => {
  const { paths } = await readDocument();

  expect(paths['/booking']?.post?.parameters.map(({ name }) => name)).toContain('Idempotency-Key');
});

test('the page shows every call, and neither runs scripts nor loads resources', async () => {
  const { body, headers } = await get('/docs');

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
  );
  expect(body).not.toMatch(/<script|<link|<img|\sstyle=|\son\w+=/);
  for (const [name] of servedCalls(api.app, api.deps.config.basePath)) {
    expect(body.includes(`id="${name}"`)).toBe(true);
  }
});

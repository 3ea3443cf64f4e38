import { servicesWithSubServices } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('anybody can read the nine groups, sorted by name, each with its treatments', async () => {
  const { status, body, headers } = await api.call(servicesWithSubServices, {});

  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=300');
  expect(body.map(({ name }) => name)).toEqual([
    'Beauty',
    'Eyes',
    'Facial',
    'Hair',
    'Make-up',
    'Male grooming',
    'Massage',
    'Nails',
    'Waxing',
  ]);
  for (const { sub_services } of body) expect(sub_services.length).toBeGreaterThanOrEqual(8);
  const hair = body.find(({ slug }) => slug === 'hair')!;
  expect(hair.sub_services[1]).toEqual({
    id: expect.any(Number),
    name: 'Cut and blow-dry',
    default_duration: 60,
  });
});

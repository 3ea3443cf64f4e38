import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('health answers at the root and below the base path', async () => {
  for (const path of ['/health/live', '/health/ready', '/api/v1.0/health/ready']) {
    const answer = await api.app.inject(path);

    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
});

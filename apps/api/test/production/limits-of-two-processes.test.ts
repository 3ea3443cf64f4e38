// Production's own limits hold over two API processes that know nothing of each other but their database.
import { login, servicesWithSubServices } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Deps } from '../../src/deps.ts';
import { closeDeps, openDeps } from '../../src/open-deps.ts';
import { startTestApi, type TestApi } from '../support/start-test-api.ts';

const limits = {
  failuresPerAccount: 10,
  failuresPerAccountEverywhere: 50,
  failuresPerIp: 100,
  registrationsPerIp: 20,
  callsPerMinute: 600,
};

let api: TestApi;
let second: { deps: Deps; app: FastifyInstance };
beforeAll(async () => {
  api = await startTestApi({ limits });
  const deps = await openDeps(api.deps.config, () => {});
  second = { deps, app: await buildApp(deps) };
});
afterAll(async () => {
  await second.app.close();
  await closeDeps(second.deps);
  await api.close();
});

const processes = () => [api.app, second.app] as const;
const path = (call: { path: string }) => api.deps.config.basePath + call.path;

test('the eleventh guess of a password is refused, whichever process is asked', async () => {
  const ada = await api.makeCustomer();
  const guess = async (number: number, password = `wrong guess ${number}`) => {
    const response = await processes()[number % 2]?.inject({
      method: login.method,
      url: path(login),
      remoteAddress: '192.0.2.7',
      payload: { email: ada.email, password },
    });

    return response?.statusCode;
  };
  const answers: unknown[] = [];
  for (let number = 0; number < 10; number += 1) answers.push(await guess(number));

  expect(answers).toEqual(Array.from({ length: 10 }, () => 401));
  expect([await guess(10), await guess(11)]).toEqual([429, 429]);
  // It would tell that the guess is right.
  expect([await guess(12, ada.password), await guess(13, ada.password)]).toEqual([429, 429]);
});

test('of 1,300 calls in a minute that alternate between both, 600 are answered', async () => {
  const ask = async (app: FastifyInstance, remoteAddress: string) =>
    (await app.inject({ url: path(servicesWithSubServices), remoteAddress })).statusCode;
  const answers: number[] = [];
  for (let turn = 0; turn < 650; turn += 1) {
    answers.push(...(await Promise.all(processes().map((app) => ask(app, '192.0.2.8')))));
  }

  const answered = answers.filter((status) => status === 200).length;
  expect(answers.filter((status) => status === 429)).toHaveLength(1_300 - answered);
  // A process that has taken a portion and not used it may leave that many out, or its first one in.
  expect(answered).toBeGreaterThan(540);
  expect(answered).toBeLessThanOrEqual(630);
  expect(await Promise.all(processes().map((app) => ask(app, '192.0.2.9')))).toEqual([200, 200]);
});

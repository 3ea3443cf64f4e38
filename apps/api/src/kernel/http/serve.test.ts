// A tiny application around `serve`: only fields of the contract leave the server.
import { call } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import * as v from 'valibot';
import { handleErrors } from './error-handler.ts';
import { serve } from './serve.ts';

const person = call({
  method: 'GET',
  path: '/person',
  access: 'public',
  response: v.object({ name: v.string(), towns: v.array(v.object({ name: v.string() })) }),
});

async function responseFor(result: object) {
  const app = Fastify();
  app.decorateRequest('sessionUser', null);
  handleErrors(app);
  serve(app, person, async () => result as v.InferOutput<typeof person.response>);
  const response = await app.inject('/person');
  await app.close();

  return { status: response.statusCode, body: response.json() };
}

test('fields outside the contract are removed from the response, at any depth', async () => {
  const { body } = await responseFor({
    name: 'Ada',
    password_hash: 'secret',
    towns: [{ name: 'London', address: '27 Northfield Road' }],
  });

  expect(body).toEqual({ name: 'Ada', towns: [{ name: 'London' }] });
});

test('a result that does not match the contract is a 500 without details', async () => {
  const { status, body } = await responseFor({ name: 42, towns: [] });

  expect(status).toBe(500);
  expect(body).toEqual({ message: 'Something went wrong. Please try again.', code: 'unexpected' });
});

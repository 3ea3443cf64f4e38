// A tiny application around `serve`: what a handler answers beside the contract stays inside.
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
  answer: v.object({ name: v.string(), towns: v.array(v.object({ name: v.string() })) }),
});

async function answerOf(answer: object) {
  const app = Fastify();
  app.decorateRequest('sessionUser', null);
  handleErrors(app);
  serve(app, person, async () => answer as v.InferOutput<typeof person.answer>);
  const response = await app.inject('/person');
  await app.close();

  return { status: response.statusCode, body: response.json() };
}

test('fields that the contract does not name do not leave, at any depth', async () => {
  const { body } = await answerOf({
    name: 'Ada',
    password_hash: 'secret',
    towns: [{ name: 'London', address: '27 Northfield Road' }],
  });

  expect(body).toEqual({ name: 'Ada', towns: [{ name: 'London' }] });
});

test('an answer that does not keep the contract is a failure, and says nothing', async () => {
  const { status, body } = await answerOf({ name: 42, towns: [] });

  expect(status).toBe(500);
  expect(body).toEqual({ message: 'Something went wrong. Please try again.', code: 'unexpected' });
});

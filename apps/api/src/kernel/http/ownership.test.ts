// A tiny application with one kind of object: whose it is decides before the handler runs (D39).
import { type Call, call } from '@freely/api-client/contract';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import * as v from 'valibot';
import { handleErrors } from './error-handler.ts';
import { enforceOwnership, idOf, requireOwner } from './ownership.ts';
import { serve } from './serve.ts';
import { recordRoutes } from './served-routes.ts';

const change = call({
  method: 'PUT',
  path: '/image/:id',
  access: 'practitioner',
  owner: { of: 'image', by: 'practitioner' },
  params: v.object({ id: v.number() }),
  response: v.object({}),
});
const ada = {
  id: 7,
  roles: ['practitioner' as const],
  impersonatorId: null,
  isRecentLogin: true,
  lacksSecondFactor: false,
  tokenHash: Buffer.of(),
};

function appWith(owned: Record<number, number> | null) {
  const app = Fastify();
  app.decorateRequest('sessionUser', null);
  app.decorate('deps', { db: null } as never);
  recordRoutes(app);
  enforceOwnership(app);
  handleErrors(app);
  if (owned) {
    app.ownedObjects.set('image', {
      missing: 'reviews.notFound',
      idsIn: ({ params }) => idOf(params, 'id'),
      areOwn: async (_db, userId, ids) => ids.every((id) => owned[id] === userId),
    });
  }

  return app;
}

test('somebody else’s object does not exist, and neither does an unknown one', async () => {
  const app = appWith({ 1: 7, 2: 8 });
  const requireFor = (id: number, user: typeof ada | null = ada) =>
    requireOwner(app, change as Call, user, { params: { id }, body: undefined });

  await expect(requireFor(1)).resolves.toBeUndefined();
  for (const refused of [requireFor(2), requireFor(3), requireFor(1, null)]) {
    await expect(refused).rejects.toMatchObject({ code: 'not_found', message: 'Review not found' });
  }
});

test('a request that names no object is nobody’s', async () => {
  const named = { params: {}, body: undefined };

  await expect(requireOwner(appWith({}), change as Call, ada, named)).resolves.toBeUndefined();
});

test('a declared owner that no module can look up stops the server at its start', async () => {
  const app = appWith(null);
  serve(app, change, async () => ({}));

  await expect(app.ready()).rejects.toThrow('No module says to whom this belongs: image');
});

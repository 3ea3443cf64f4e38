import { expect, test } from '@jest/globals';
import { moduleShape, shapeProblems } from './module-shape.ts';

const useCase = 'apps/api/src/booking/bookings/cancel.ts';
const repository = 'apps/api/src/booking/bookings/bookings.repository.ts';
const routes = 'apps/api/src/booking/bookings/bookings.routes.ts';

const sqlTexts = [
  'const query = sql`select 1`;',
  'const query = sql<{ id: number; at: Date }>`\n  select id, at from bookings`;',
  "await trx.selectFrom('bookings').selectAll().execute();",
  "await trx\n  .updateTable('bookings')",
  "await trx.insertInto('bookings').values(row).execute();",
  "await db.deleteFrom('bookings').execute();",
];
const routeTexts = [
  'serve(app, cancelBooking, async ({ user }) => cancel(user));',
  "app.get('/health/live', async () => ({}));",
  'app.route({ method, url });',
  "scope.post('/payments/webhook', handle);",
];

test.each(sqlTexts)('SQL belongs to repositories: %s', (text) => {
  expect(shapeProblems(useCase, text)).toEqual([expect.stringContaining('has SQL')]);
  expect(shapeProblems(routes, text)).toEqual([expect.stringContaining('has SQL')]);
  expect(shapeProblems(repository, text)).toEqual([]);
});

test.each(routeTexts)('routes belong to routes files: %s', (text) => {
  expect(shapeProblems(useCase, text)).toEqual([expect.stringContaining('serves a route')]);
  expect(shapeProblems(repository, text)).toEqual([expect.stringContaining('serves a route')]);
  expect(shapeProblems(routes, text)).toEqual([]);
});

test('no file has the name of a layer', () => {
  const file = 'apps/api/src/booking/bookings/bookings.service.ts';

  expect(shapeProblems(file, '')).toEqual([expect.stringContaining('the name of a layer')]);
});

test('other code is free, and so are tests', () => {
  expect(shapeProblems(useCase, 'await insertBooking(trx, row); map.get(id); observe(x);')).toEqual(
    [],
  );
  expect(shapeProblems('apps/api/src/booking/a/a.test.ts', sqlTexts[0] ?? '')).toEqual([]);
});

test('every module of the API has this shape', async () => {
  const { passed, output } = await moduleShape().run(() => {});

  expect([passed, output]).toEqual([1, '']);
});

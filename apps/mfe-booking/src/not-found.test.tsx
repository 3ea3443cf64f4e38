import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { pathsOf } from '@freely/shell-sdk/testing/guard-table';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';
import { query, searchResponseWith } from './testing/fixtures.ts';

const missing = () => HttpResponse.json({ message: 'Not found' }, { status: 404 });
const server = setupServer(
  http.get(`${API}/practitioner/:id/info`, missing),
  http.get(`${API}/practitioner/:id/services`, missing),
  http.get(`${API}/practitioner/:id/reviews`, missing),
  http.get(`${API}/booking/:id`, missing),
  http.get(`${API}/booking/:id/questionnaires`, missing),
  http.get(`${API}/practitioners/available`, () => HttpResponse.json(searchResponseWith([]))),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const missingPages = [
  '/practitioner-search/profile/999999',
  '/practitioner-search/profile/abc',
  '/practitioner-search/profile/0',
  `/practitioner-search/availability/999999?${query}&location=salon`,
  `/practitioner-search/availability/abc?${query}&location=salon`,
  `/practitioner-search/availability/abc/create-booking?${query}&location=salon`,
  `/practitioner-search/availability/7/nonsense?${query}&location=salon`,
  '/payment/abc',
  '/payment-success/abc',
  '/customer/waiting-list/offers/abc',
  '/customer/waiting-list/abc/change',
  '/customer/questions/abc',
  '/customer/questions/999999',
];

/** Links of mails, which say instead that they are broken: routes.test.tsx follows them. */
const brokenLinks = [
  '/customer/rebook-booking/abc/abc',
  '/customer/bookings/rebook-booking/abc/abc',
  '/customer/reviews/abc',
  '/invited-client-review/abc',
];

test('every address with a parameter is tried', () => {
  const tried = [...missingPages, ...brokenLinks].map((path) => path.split('?')[0]);
  const withParameter = pathsOf(remote.routes, 'abc').filter((path) => path.includes('/abc'));

  expect(withParameter.filter((path) => !tried.includes(path))).toEqual([]);
});

test.each(missingPages)('%s is not found, and not an outage (D78)', async (path) => {
  await renderRemote(remote, path, { user: userWith() });

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an unknown practitioner is not found whichever call says so first', async () => {
  const mayAnswer = Promise.withResolvers<void>();
  server.use(
    http.get(`${API}/practitioner/:id/info`, async () => {
      await mayAnswer.promise;
      return missing();
    }),
  );
  await renderRemote(remote, `/practitioner-search/availability/999999?${query}&location=salon`);

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  mayAnswer.resolve();
  server.resetHandlers();
});

import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
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

test.each([
  '/practitioner-search/profile/999999',
  '/practitioner-search/profile/abc',
  '/practitioner-search/profile/0',
  `/practitioner-search/availability/999999?${query}&location=salon`,
  `/practitioner-search/availability/abc?${query}&location=salon`,
  '/payment/abc',
  '/payment-success/abc',
  '/customer/waiting-list/offers/abc',
  '/customer/waiting-list/abc/change',
  '/customer/questions/abc',
  '/customer/questions/999999',
])('%s is not found, and not an outage (D78)', async (path) => {
  await renderRemote(remote, path, { user: userWith() });

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

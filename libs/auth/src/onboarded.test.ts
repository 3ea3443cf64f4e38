// Who finished signing up in another browser: the session here has an old step.
import { configureClient } from '@freely/api-client/client';
import { createI18n, ENGLISH } from '@freely/i18n';
import { toastStore } from '@freely/shell-sdk';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import authMessages from '../locales/en-GB/auth.json' with { type: 'json' };
import { guard } from './guard.ts';
import { onboarded } from './guards.ts';
import { latestStepKnown } from './onboarding-step.ts';
import { sessionStore, signIn, signOut, startSession } from './session.ts';

const API = 'http://localhost:8090/api/v1.0';
const server = setupServer();
let stop = () => {};
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  createI18n(ENGLISH, { catalogues: { auth: authMessages } });
  configureClient({ baseUrl: API, getToken: () => 'token', onUnauthorized: signOut });
  stop = startSession();
});
afterEach(() => {
  server.resetHandlers();
  toastStore.setState({ toasts: [] });
});
afterAll(() => {
  stop();
  server.close();
});

async function open(): Promise<string | null> {
  signIn({
    access_token: 't',
    user_id: 1,
    name: 'Ada',
    email: 'ada@people.example',
    user_roles: ['practitioner'],
    practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 2 },
  });
  const request = new Request('http://localhost:4200/practitioner');
  const response = await guard(latestStepKnown, onboarded)({ request, params: {} } as never);

  return response?.headers.get('location') ?? null;
}

const serverHas = (onboarding_step: number) =>
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step })),
  );

test('they are let in, without a toast, and the session knows it from then on', async () => {
  serverHas(6);

  expect(await open()).toBeNull();
  expect(toastStore.getState().toasts).toEqual([]);
  expect(sessionStore.getState().user?.practitioner_info?.onboarding_step).toBe(6);
});

test('who has come further is led to that step', async () => {
  serverHas(3);

  expect(await open()).toBe('/practitioner-information/4');
});

test('the step of who was signed in before does not get to who is signed in by then', async () => {
  const bob = {
    access_token: 'token-of-bob',
    user_id: 2,
    name: 'Bob',
    email: 'bob@people.example',
    user_roles: ['practitioner' as const],
    practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 1 },
  };
  server.use(
    http.get(`${API}/practitioner/onbording`, () => {
      signIn(bob);
      return HttpResponse.json({ onboarding_step: 6 });
    }),
  );

  await open();

  expect(sessionStore.getState().user).toMatchObject({
    name: 'Bob',
    practitioner_info: { onboarding_step: 1 },
  });
});

test('without the server, the step of the session decides', async () => {
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({}, { status: 503 })),
  );

  expect(await open()).toBe('/practitioner-information/3');
  expect(toastStore.getState().toasts).toMatchObject([{ title: 'Please complete registration' }]);
});

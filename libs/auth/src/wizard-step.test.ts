import { configureClient } from '@freely/api-client/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { guard } from './guard.ts';
import { sessionStore, signIn, signOut, startSession } from './session.ts';
import { wizardStepRequired } from './wizard-step.ts';

const API = 'http://localhost:8090/api/v1.0';
const server = setupServer();
let stop = () => {};
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stop = startSession();
  configureClient({ baseUrl: API, getToken: () => 'token', onUnauthorized: signOut });
  signIn({
    access_token: 'token',
    user_id: 1,
    name: 'Ada',
    email: 'ada@people.example',
    user_roles: ['practitioner'],
    practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 1 },
  });
});
afterEach(() => {
  server.resetHandlers();
  stop();
});
afterAll(() => server.close());

const mockStoredStep = (onboarding_step: number) =>
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step })),
  );

async function runGuard(currentStep?: string): Promise<string | null> {
  const request = new Request(
    `http://localhost:4200/practitioner-information/${currentStep ?? ''}`,
  );
  const args = { request, params: currentStep ? { currentStep } : {} };
  const response = await guard(wizardStepRequired)(args as never);

  return response?.headers.get('location') ?? null;
}

test.each([
  [1, '2', null],
  [1, '3', '/practitioner-information/2'],
  [3, '2', '/practitioner-information/4'],
  [3, undefined, '/practitioner-information/4'],
  [3, 'nonsense', '/practitioner-information/4'],
  [5, '6', null],
  [5, '2', '/practitioner-information/6'],
  [6, undefined, '/practitioner-information/6'],
])('with stored step %i, path step %s leads to %s', async (stored, step, expected) => {
  mockStoredStep(stored);

  expect(await runGuard(step)).toBe(expected);
});

test('the session is updated with the stored step', async () => {
  mockStoredStep(4);
  await runGuard('5');

  expect(sessionStore.getState().user?.practitioner_info?.onboarding_step).toBe(4);
});

test('a failed call is an error, not a wrong step', async () => {
  server.use(
    http.get(`${API}/practitioner/onbording`, () =>
      HttpResponse.json({ message: 'Down' }, { status: 503 }),
    ),
  );

  await expect(runGuard('2')).rejects.toMatchObject({ status: 503 });
});

import {
  asksToLogIn,
  forAll,
  goes,
  guardTable,
  homes,
  type Outcomes,
  only,
  userOf,
} from '@freely/federation/testing/guard-table';
import { API } from '@freely/federation/testing/session-and-texts';
import { afterAll, beforeAll } from '@jest/globals';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';

const server = setupServer(
  http.get(`${API}/practitioner/onbording`, ({ request }) =>
    HttpResponse.json({
      onboarding_step: userOf(request)?.practitioner_info?.onboarding_step ?? 0,
    }),
  ),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Each to the step that the server has for them. */
const ownStep: Outcomes = {
  ...forAll(only('practitioners')),
  visitor: asksToLogIn,
  practitioner: goes('/practitioner-information/6'),
  newcomer: goes('/practitioner-information/2'),
  both: goes('/practitioner-information/6'),
};

guardTable(remote, [
  {
    guard: 'practitioner sign-up is for visitors',
    address: '/practitioner-registration',
    outcomes: homes,
  },
  {
    guard: 'wizard step, one that is not theirs yet',
    address: '/practitioner-information/5',
    outcomes: ownStep,
  },
  {
    guard: 'wizard step, without one',
    address: '/practitioner-information',
    outcomes: ownStep,
  },
]);

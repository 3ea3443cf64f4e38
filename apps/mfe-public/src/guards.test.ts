import {
  asksToLogIn,
  forAll,
  guardTable,
  type Outcomes,
  onlyFor,
  redirectsTo,
  roleHomes,
  userOf,
} from '@freely/shell-sdk/testing/guard-table';
import { API } from '@freely/shell-sdk/testing/session-and-messages';
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

/** Redirects to the step that the server has stored. */
const ownStep: Outcomes = {
  ...forAll(onlyFor('practitioners')),
  anonymous: asksToLogIn,
  practitioner: redirectsTo('/practitioner-information/6'),
  newcomer: redirectsTo('/practitioner-information/2'),
  both: redirectsTo('/practitioner-information/6'),
};

guardTable(remote, [
  {
    guard: 'practitioner sign-up is for anonymous users',
    path: '/practitioner-registration',
    outcomes: {
      ...roleHomes,
      customer: redirectsTo('/join-freely', 'Log out first, to sign up as a practitioner'),
    },
  },
  {
    guard: 'wizard step, before it is reached',
    path: '/practitioner-information/5',
    outcomes: ownStep,
  },
  {
    guard: 'wizard step, without a number',
    path: '/practitioner-information',
    outcomes: ownStep,
  },
]);

import type { Approval } from '@freely/api-client/contract';
import { sessionStore } from '@freely/auth';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../../routes.tsx';

/** A mock server for the tests of one step. Each test starts without drafts and toasts. */
export function wizardServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    sessionStorage.clear();
    toastStore.setState({ toasts: [] });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    server,
    /** Mocks the response of a GET. */
    mockGet(path: string, body: JsonBodyType, status = 200) {
      server.use(http.get(`${API}${path}`, () => HttpResponse.json(body, { status })));
    },
    /** Mocks the response of a call, and returns a list of the request bodies. */
    mockCall(method: 'post' | 'put' | 'delete', path: string, body: JsonBodyType, status = 200) {
      const sent: unknown[] = [];
      server.use(
        http[method](`${API}${path}`, async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json(body, { status });
        }),
      );

      return sent;
    },
    /**
     * Opens the wizard at the step after `stored`, the step that the server has stored. With `not known`,
     * only the guard is answered.
     */
    async open(stored: number, approval: Approval | 'not known' = 'waiting') {
      let calls = 0;
      server.use(
        http.get(`${API}/practitioner/onbording`, async () => {
          calls += 1;
          if (approval !== 'not known') {
            return HttpResponse.json({ onboarding_step: stored, approval });
          }
          if (calls > 1) await delay('infinite');

          return HttpResponse.json({ onboarding_step: stored });
        }),
      );
      const { router, unmount } = await renderRemote(
        remote,
        `/practitioner-information/${stored + 1}`,
        {
          user: userWith({
            user_roles: ['practitioner'],
            practitioner_info: {
              practitioner_rating: 0,
              reviews_amount: 0,
              onboarding_step: stored,
            },
          }),
        },
      );
      await screen.findByRole('heading', { level: 1 });

      return { router, unmount };
    },
  };
}

/** The stored step according to the session. */
export const storedStep = () => sessionStore.getState().user?.practitioner_info?.onboarding_step;

export const shownToasts = () =>
  toastStore.getState().toasts.map(({ tone, title }) => `${tone}: ${title}`);

import { sessionStore } from '@freely/auth';
import { noticeStore } from '@freely/federation';
import { API, renderRemote, userWith } from '@freely/federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../../routes.tsx';

/** A server at the network's edge for the tests of one step, with drafts and notices of none. */
export function wizardServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  beforeEach(() => {
    sessionStorage.clear();
    noticeStore.setState({ notices: [] });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return {
    server,
    /** Answers a reading. */
    reads(path: string, answer: JsonBodyType, status = 200) {
      server.use(http.get(`${API}${path}`, () => HttpResponse.json(answer, { status })));
    },
    /** Answers a call once, or for ever, and tells what was sent. */
    takes(method: 'post' | 'put' | 'delete', path: string, answer: JsonBodyType, status = 200) {
      const sent: unknown[] = [];
      server.use(
        http[method](`${API}${path}`, async ({ request }) => {
          sent.push(await request.json());
          return HttpResponse.json(answer, { status });
        }),
      );

      return sent;
    },
    /** Opens the wizard at the step after `stored`, the one that the server has. */
    async open(stored: number) {
      server.use(
        http.get(`${API}/practitioner/onbording`, () =>
          HttpResponse.json({ onboarding_step: stored }),
        ),
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

/** The step that the session believes to be stored. */
export const storedStep = () => sessionStore.getState().user?.practitioner_info?.onboarding_step;

export const notices = () =>
  noticeStore.getState().notices.map(({ tone, title }) => `${tone}: ${title}`);

import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
let queries: URLSearchParams[];

const server = setupServer(
  answerRights({ release: true }),
  http.get(`${API}/dashboard/admin/releases/log`, ({ request }) => {
    queries.push(new URL(request.url).searchParams);

    return HttpResponse.json({
      entries: [
        {
          ...{ unit: 'mfe-booking', sequence: 7, at: '2026-11-20T10:00:00.000Z', verb: 'abort' },
          ...{ version: '1.4.0', person: 'the controller', key: 'controller', commit: null },
          reason: '31 of 204 visits met an error in 1.4.0, against 0 of 1,840 in 1.3.2.',
        },
      ],
      total: 1,
      units: ['mfe-booking', 'shell'],
      verbs: ['abort', 'release'],
    });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  queries = [];
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('shows who changed what, and why, with the key that signed it', async () => {
  await renderRemote(remote, '/admin/release-log', { user: admin });
  const log = within(
    await screen.findByRole('table', { name: 'Changes of what is live, newest first' }),
  );
  expect(
    log.getByRole('row', { name: /mfe-booking.*Canary aborted.*the controller.*31 of 204 visits/ }),
  ).toBeInTheDocument();

  await userEvent.click(log.getByRole('button', { name: 'Show more of change 7 of mfe-booking' }));
  expect(log.getByText('Signed by')).toBeInTheDocument();
});

test('is filtered by part, kind and words, which are in the URL', async () => {
  const { router } = await renderRemote(remote, '/admin/release-log?unit=mfe-booking&q=Ada', {
    user: admin,
  });
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByLabelText('What'), 'abort');

  await waitFor(() =>
    expect(Object.fromEntries(queries.at(-1) ?? [])).toEqual({
      ...{ q: 'Ada', unit: 'mfe-booking', verb: 'abort', per_page: '25', page: '1' },
    }),
  );
  expect(router.state.location.search).toContain('verb=abort');
});

test('names what was done, also where a newer tool did what has no words yet', async () => {
  server.use(
    http.get(`${API}/dashboard/admin/releases/log`, () =>
      HttpResponse.json({
        entries: ['release', 'sign again'].map((verb, sequence) => ({
          ...{ unit: 'shell', sequence, at: '2026-11-20T10:00:00.000Z', verb, version: '1.3.2' },
          ...{ person: 'Ada', key: 'operator', commit: null, reason: 'Quicker' },
        })),
        ...{ total: 2, units: ['shell'], verbs: ['release', 'sign again'] },
      }),
    ),
  );
  await renderRemote(remote, '/admin/release-log', { user: admin });
  const log = within(await screen.findByRole('table'));

  expect(log.getByText('Released')).toBeVisible();
  expect(log.getByText('Sign again')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Released' })).toHaveValue('release');
});

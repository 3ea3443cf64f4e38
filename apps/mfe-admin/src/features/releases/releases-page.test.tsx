import type { LiveUnit, ReleaseRequest } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { rightsOf } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const RELEASES = `${API}/dashboard/admin/releases`;

const health = (version: string, role: LiveUnit['health'][number]['role'], failures: number) => ({
  ...{ version, role, pages: 1840, failures },
  vitals: [
    { name: 'lcp' as const, count: 100, good: 91, p75: 2104.4 },
    { name: 'cls' as const, count: 100, good: 99, p75: 0.043 },
    { name: 'inp' as const, count: 0, good: 0, p75: null },
  ],
});
const booking: LiveUnit = {
  unit: 'mfe-booking',
  version: '1.3.2-abc1234',
  previous: '1.3.1-def5678',
  canary: {
    version: '1.4.0-0000001',
    percent: 10,
    cohorts: [],
    promote_after_minutes: 120,
    verdict: {
      verb: 'wait',
      reason: '1 of 204 visits met an error in 1.4.0, against 0 of 1,840 in 1.3.2.',
    },
  },
  killed: false,
  since: '2026-11-20T10:00:00.000Z',
  by: 'Ada',
  commit: 'abc1234',
  reason: 'Quicker slots',
  versions: ['1.4.0-0000001', '1.3.2-abc1234', '1.3.1-def5678'],
  rolls_back_to: '1.3.1-def5678',
  health: [health('1.4.0-0000001', 'canary', 1), health('1.3.2-abc1234', 'active', 0)],
  hours: Array.from({ length: 24 }, (_, hour) => ({
    at: `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`,
    ...{ pages: 100, failures: 1, canary_pages: 10, canary_failures: 1 },
  })),
};
const publicRemote: LiveUnit = { ...booking, unit: 'mfe-public', canary: null, health: [] };

let canRelease: boolean;
let units: LiveUnit[];
let requests: ReleaseRequest[];
let sent: unknown[];
let answer: () => Response | Promise<Response>;

const server = setupServer(
  http.get(`${API}/dashboard/admin/rights`, () => rightsOf({ release: canRelease })),
  http.get(RELEASES, () =>
    canRelease
      ? HttpResponse.json({ units, requests, can_change: true })
      : HttpResponse.json({ message: 'Not found' }, { status: 404 }),
  ),
  http.post(RELEASES, async ({ request }) => {
    sent.push(await request.json());

    return answer();
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  canRelease = true;
  units = [booking, publicRemote];
  requests = [];
  sent = [];
  answer = () => {
    const request: ReleaseRequest = {
      ...{ id: 1, unit: 'mfe-booking', verb: 'kill', reason: 'It charges twice' },
      ...{ status: 'queued', answer: null, at: '2026-11-20T10:00:00.000Z' },
    };
    requests = [request];

    return HttpResponse.json({ message: 'The change is queued', request });
  };
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const table = async () => within(await screen.findByRole('table', { name: 'Live' }));

async function openUnit(name = 'mfe-booking') {
  await renderRemote(remote, '/admin/releases', { user: admin });
  await userEvent.click((await table()).getByRole('button', { name: `Show more of ${name}` }));

  return table();
}

async function openDialog(action: string, unit?: string) {
  const opened = await openUnit(unit);
  await userEvent.click(opened.getByRole('button', { name: action }));

  return within(await screen.findByRole('dialog'));
}

test('shows what is live, since when, by whom, and its canary', async () => {
  const opened = await openUnit();

  expect(
    opened.getByRole('row', { name: /mfe-booking.*Canary for 10%.*1\.3\.2-abc1234.*Ada/ }),
  ).toBeInTheDocument();
  expect(opened.getByText('Quicker slots')).toBeInTheDocument();
  expect(opened.getByText(/1 of 204 visits met an error/)).toBeInTheDocument();
  expect(opened.getByText('By itself after 2 h')).toBeInTheDocument();
});

test('the shell can only be rolled back', async () => {
  units = [{ ...booking, unit: 'shell', canary: null }];
  const opened = await openUnit('shell');

  const offered = ['Start a canary', 'Switch off', 'Roll back'].filter((name) =>
    opened.queryByRole('button', { name }),
  );
  expect(offered).toEqual(['Roll back']);
});

test('shows failures and loading times by release', async () => {
  const opened = await openUnit();

  const vitals = within(opened.getByRole('table', { name: /^Pages, failures and loading times/ }));
  expect(
    vitals.getByRole('row', {
      name: /1\.4\.0-0000001 \(canary\) 1,840 1 2,104 ms \(91% good\) 0\.04 \(99% good\) None/,
    }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('img', { name: /Failures in 1,000 pages by release/ }),
  ).toBeInTheDocument();
  expect(
    opened.getByRole('img', { name: /mfe-booking: failures in 100 pages/ }),
  ).toBeInTheDocument();
});

test('nothing is switched off without a reason', async () => {
  const dialog = await openDialog('Switch off');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));

  expect(await dialog.findByText('Please give a reason')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a double press sends one request, and the request is shown until it is made', async () => {
  const dialog = await openDialog('Switch off');
  await userEvent.type(dialog.getByLabelText('Reason'), 'It charges twice');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Switch off' }));

  await waitFor(() =>
    expect(toastStore.getState().toasts[0]?.title).toBe('The change is on its way'),
  );
  expect(sent).toEqual([{ unit: 'mfe-booking', verb: 'kill', reason: 'It charges twice' }]);
  expect(await screen.findByText('On its way')).toBeInTheDocument();
});

test('a canary has a release, a percentage within bounds, and an end', async () => {
  const dialog = await openDialog('Start a canary', 'mfe-public');
  const percent = dialog.getByLabelText('Percentage of visitors');
  await userEvent.clear(percent);
  await userEvent.type(percent, '101');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Try it');
  await userEvent.click(dialog.getByRole('button', { name: 'Start a canary' }));
  expect(await dialog.findByText('Please enter a whole number from 1 to 100')).toBeInTheDocument();
  expect(dialog.getByLabelText('Release')).toHaveAccessibleDescription('Please choose a release');

  await userEvent.clear(percent);
  await userEvent.type(percent, '2.5');
  expect(percent).toHaveValue('2.5');
  expect(percent).toHaveAccessibleDescription('Please enter a whole number from 1 to 100');

  await userEvent.clear(percent);
  await userEvent.type(percent, '5');
  await userEvent.selectOptions(dialog.getByLabelText('Release'), '1.3.1-def5678');
  await userEvent.selectOptions(dialog.getByLabelText('Promote'), 'By itself after 2 h');
  await userEvent.click(dialog.getByRole('button', { name: 'Start a canary' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ unit: 'mfe-public', verb: 'canary', version: '1.3.1-def5678', percent: 5 },
    ...{ promote_after_minutes: 120, reason: 'Try it' },
  });
});

test('a rollback goes where the platform says, or is chosen: never what was just left', async () => {
  units = [booking, { ...publicRemote, previous: null, rolls_back_to: null }];
  const known = await openDialog('Roll back');
  expect(known.getByLabelText('Release')).toHaveValue('1.3.1-def5678');
  await userEvent.click(known.getByRole('button', { name: 'Cancel' }));

  const opened = await table();
  await userEvent.click(opened.getByRole('button', { name: 'Show more of mfe-public' }));
  const [, rollBack] = opened.getAllByRole('button', { name: 'Roll back' });
  await userEvent.click(rollBack as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'It charges twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));

  expect(await dialog.findByText('Please choose a release')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a canary is promoted by its name, so that no other one is', async () => {
  const dialog = await openDialog('Promote the canary');
  await userEvent.type(dialog.getByLabelText('Reason'), 'It does well');
  await userEvent.click(dialog.getByRole('button', { name: 'Promote the canary' }));

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ verb: 'promote', version: '1.4.0-0000001' });
});

test('what was refused says why', async () => {
  requests = [
    {
      ...{ id: 1, unit: 'mfe-booking', verb: 'abort', reason: 'Slow', status: 'refused' },
      ...{ answer: 'There is no canary to abort.', at: '2026-11-20T10:00:00.000Z' },
    },
  ];
  await renderRemote(remote, '/admin/releases', { user: admin });

  expect(await screen.findByText('There is no canary to abort.')).toBeInTheDocument();
  expect(screen.getByText('Refused')).toBeInTheDocument();
});

test.each(['/admin/releases', '/admin/release-log'])(
  'for an admin without the right, there is no %s',
  async (path) => {
    canRelease = false;
    await renderRemote(remote, path, { user: admin });

    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Releases' })).toBeNull();
  },
);

test('an admin with the right finds the screen in the menu', async () => {
  await renderRemote(remote, '/admin/releases', { user: admin });

  expect((await screen.findAllByRole('link', { name: 'Releases' })).length).toBeGreaterThan(0);
});

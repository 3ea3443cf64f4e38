import type { AdminPractitioner } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';
import { practitionerWith } from '../../testing/rows.ts';

const admin = userWith({ name: 'Ops', user_id: 10, user_roles: ['admin'] });
let nia: AdminPractitioner;
let approvals: number;
let showsTick: boolean;

const server = setupServer(
  answerRights(),
  http.get(`${API}/dashboard/admin/practitioners`, () =>
    HttpResponse.json({ practitioners: [nia], total: 1, waiting: 1 }),
  ),
  http.post(`${API}/practitioner-approval/approve/1`, () => {
    approvals += 1;
    nia = { ...nia, approved: true };

    return HttpResponse.json([{ user_id: 1, approved: true, verified: showsTick }]);
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  approvals = 0;
  showsTick = false;
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts.at(-1);

async function pressApprove(parts: Partial<AdminPractitioner>) {
  nia = practitionerWith(parts);
  await renderRemote(remote, '/admin/practitioners', { user: admin });
  await pressInRow();
}

const pressInRow = async () =>
  userEvent.click(
    within(await screen.findByRole('table')).getByRole('button', { name: 'Approve Nia' }),
  );

const question = () =>
  screen.findByRole('dialog', { name: 'Approve Nia Bell before their papers are checked?' });

test('papers that nobody has looked at are asked about first, with what the profile will say', async () => {
  await pressApprove({ waiting_papers: 2 });
  const dialog = within(await question());
  expect(dialog.getByText('2 papers of theirs are still to be looked at.')).toBeVisible();
  expect(dialog.getByText(/the red tick and says “Documents checked”/)).toBeVisible();
  expect(dialog.getByRole('link')).toHaveAttribute('href', '/admin/papers');
  await userEvent.click(dialog.getByRole('button', { name: 'No' }));
  expect(approvals).toBe(0);

  await pressInRow();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(toast()?.title).toBe('Nia is approved'));
  expect(approvals).toBe(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('papers that the tick needs are still to be approved: the question says that it comes later', async () => {
  await pressApprove({ waiting_papers: 2, tick_papers: false });
  const dialog = within(await question());

  expect(dialog.getByText(/once the papers that the tick needs are approved/)).toBeVisible();
  expect(dialog.queryByText(/Once they are approved/)).toBeNull();
});

test.each([
  [true, 'The profile now says “Documents checked”, since insurance was declared.'],
  // Insurance was declared, but the tick needs papers (D85).
  [false, undefined],
])('without papers it takes one press; the tick shows %p: it says %p', async (shows, text) => {
  showsTick = shows;
  await pressApprove({ waiting_papers: 0, insurance: true });

  await waitFor(() => expect(toast()?.title).toBe('Nia is approved'));
  expect(toast()?.text).toBe(text);
});

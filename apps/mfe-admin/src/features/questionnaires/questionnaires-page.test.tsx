import type { Questionnaire } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const URL_OF_LIST = `${API}/dashboard/admin/questionnaires`;
const tint = { id: 4, name: 'Eyelash tint', service: 'Eyes' };
const published: Questionnaire = {
  ...{ id: 5, version: 1, title: 'Before a tint', introduction: '', treatments: [tint] },
  published_at: '2026-11-23T10:00:00.000Z',
  questions: [{ id: 'q1', kind: 'text', text: 'Allergies?', required: true }],
};

let sent: unknown[];
const server = setupServer(
  answerRights(),
  http.get(URL_OF_LIST, () =>
    HttpResponse.json({ questionnaires: [published], treatments: [tint] }),
  ),
  http.put(`${URL_OF_LIST}/5`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Published by the server', questionnaire: published });
  }),
  http.delete(`${URL_OF_LIST}/5`, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ message: 'Withdrawn by the server' });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts.at(-1)?.title;

async function giveReason(button: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'The insurer asks for it');
  await userEvent.click(dialog.getByRole('button', { name: button }));
}

test('a new version is published with a reason', async () => {
  await renderRemote(remote, '/admin/questionnaires', { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Before a tint' }));
  await userEvent.type(await screen.findByLabelText('Title'), ' or henna');
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Publish new version' }));
  await giveReason('Publish');

  await waitFor(() => expect(toast()).toBe('Published by the server'));
  expect(sent).toEqual([
    {
      ...{ title: 'Before a tint or henna', introduction: '', treatments: [4], version: 1 },
      questions: [{ kind: 'text', text: 'Allergies?', required: true }],
      reason: 'The insurer asks for it',
    },
  ]);
});

test.each([
  ['published', [{ ...published, version: 2, title: 'Another' }]],
  ['withdrawn', []],
])(
  'what another admin has %s leaves the editor and its version as they are',
  async (_done, questionnaires) => {
    await renderRemote(remote, '/admin/questionnaires', { user: admin });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Before a tint' }));
    await userEvent.type(await screen.findByLabelText('Title'), ' or henna');
    const treatments = [tint, { ...tint, id: 7, name: 'Brow tint' }];
    server.use(http.get(URL_OF_LIST, () => HttpResponse.json({ questionnaires, treatments })));
    // Coming back to the tab asks for the list again.
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByRole('option', { name: 'Eyes: Brow tint' });
    await userEvent.click(screen.getByRole('button', { name: 'Publish new version' }));
    await giveReason('Publish');

    await waitFor(() =>
      expect(sent).toMatchObject([{ version: 1, title: 'Before a tint or henna' }]),
    );
  },
);

test('one is withdrawn with a reason', async () => {
  await renderRemote(remote, '/admin/questionnaires', { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Before a tint' }));
  await giveReason('Withdraw');

  await waitFor(() => expect(toast()).toBe('Withdrawn by the server'));
  expect(sent).toEqual([{ reason: 'The insurer asks for it' }]);
});

test('an outage says so, and can be tried again', async () => {
  server.use(http.get(URL_OF_LIST, () => HttpResponse.json({ message: 'No' }, { status: 400 })));
  await renderRemote(remote, '/admin/questionnaires', { user: admin });

  expect(await screen.findByText('We could not load the questionnaires')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

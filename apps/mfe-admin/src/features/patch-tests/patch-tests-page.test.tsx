import type { PatchTestTreatment } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { API, renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { answerRights } from '../../testing/rights.ts';

const admin = userWith({ name: 'Ops', user_roles: ['admin'] });
const RULES = `${API}/dashboard/admin/patchTests`;
const rule = { hours_before: 48, months_valid: 6, price: 0, duration: 15 };
let treatments: PatchTestTreatment[];
let sent: unknown;

const server = setupServer(
  answerRights(),
  http.get(RULES, () => HttpResponse.json({ treatments })),
  http.put(`${RULES}/:id`, async ({ request, params }) => {
    sent = await request.json();
    const changed = treatments.find(({ id }) => String(id) === params.id);

    return HttpResponse.json({ message: 'Saved by the server', treatment: changed });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = undefined;
  treatments = [
    { id: 56, name: 'Eyelash tint', service: 'Eyes', rule },
    { id: 57, name: 'Lash lift', service: 'Eyes', rule: null },
  ];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const toast = () => toastStore.getState().toasts.at(-1)?.title;

async function open(button: string, treatment?: string) {
  await renderRemote(remote, '/admin/patch-tests', { user: admin });
  if (treatment !== undefined) {
    expect(await screen.findByRole('button', { name: button })).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Treatment'), treatment);
  }
  await userEvent.click(await screen.findByRole('button', { name: button }));

  return within(await screen.findByRole('dialog'));
}

test('a treatment is asked for a test with the usual rule, and a reason', async () => {
  const dialog = await open('Ask for a test', 'Eyes: Lash lift');
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toBeUndefined();

  await userEvent.type(dialog.getByLabelText('Reason'), 'The supplier asks for it');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(toast()).toBe('Saved by the server'));
  expect(sent).toEqual({ rule, reason: 'The supplier asks for it' });
});

test('numbers beyond the bounds are not sent', async () => {
  const dialog = await open('Change: Eyelash tint');
  const hours = dialog.getByLabelText('Hours before the treatment, at least');
  await userEvent.clear(hours);
  await userEvent.type(hours, '12');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Sooner');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await dialog.findByText('Please enter a number from 24 to 336')).toBeTruthy();
  expect(sent).toBeUndefined();
});

test('a rule is ended with a reason', async () => {
  const dialog = await open('End: Eyelash tint');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Another tint');
  await userEvent.click(dialog.getByRole('button', { name: 'End' }));

  await waitFor(() => expect(sent).toEqual({ rule: null, reason: 'Another tint' }));
});

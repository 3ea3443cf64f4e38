// What a session may do only when the password was given recently (D71).
import { send } from '@freely/api-client/client';
import { deleteAccount } from '@freely/api-client/contract';
import { signIn } from '@freely/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { API, renderShell } from '../../testing/render-shell.tsx';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

let isRecent = false;
let changes = 0;
beforeEach(() => {
  [isRecent, changes] = [false, 0];
  server.use(
    http.delete(`${API}/user`, () => {
      changes += 1;

      return isRecent
        ? HttpResponse.json({ message: 'Deleted' })
        : HttpResponse.json(
            { message: 'Please enter your password', code: 'reauthentication_required' },
            { status: 403 },
          );
    }),
    http.post(`${API}/auth/reauthenticate`, async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      isRecent = password === 'the right one';

      return isRecent
        ? HttpResponse.json({ message: 'Thank you' })
        : HttpResponse.json(
            {
              message: 'This password is not correct',
              code: 'invalid',
              errors: { password: ['This password is not correct'] },
            },
            { status: 422 },
          );
    }),
  );
});

const ada = {
  access_token: 'token-of-ada',
  user_id: 7,
  name: 'Ada',
  email: 'ada@people.example',
  user_roles: ['customer' as const],
  practitioner_info: null,
};
const change = () => send(deleteAccount, {});

async function dialogOf() {
  return within(await screen.findByRole('dialog', { name: 'Is it you?' }));
}

test('a call that needs it asks for the password over the page, and is made again', async () => {
  const { user } = renderShell('/somewhere');
  act(() => signIn(ada));
  const saved = change();
  const dialog = await dialogOf();
  await user.type(dialog.getByLabelText('Password'), 'a wrong one');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText('This password is not correct')).toBeVisible();
  expect(changes).toBe(1);

  await user.clear(dialog.getByLabelText('Password'));
  await user.type(dialog.getByLabelText('Password'), 'the right one');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));

  expect((await saved).message).toBe('Deleted');
  expect(changes).toBe(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an account with a second factor is asked for a code too, in the same dialog', async () => {
  const sent: object[] = [];
  server.use(
    http.post(`${API}/auth/reauthenticate`, async ({ request }) => {
      const body = (await request.json()) as { password: string; code?: string };
      sent.push(body);
      isRecent = body.code === '123456';
      const problem =
        body.code === undefined ? 'Please enter the code' : 'This code is not correct';

      return isRecent
        ? HttpResponse.json({ message: 'Thank you' })
        : HttpResponse.json({ message: problem, errors: { code: [problem] } }, { status: 422 });
    }),
  );
  const { user } = renderShell('/somewhere');
  act(() => signIn(ada));
  const saved = change();
  const dialog = await dialogOf();
  expect(dialog.queryByLabelText('Code of your app')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Password'), 'the right one{Enter}');
  const code = await dialog.findByLabelText('Code of your app');
  expect(code).toHaveFocus();
  await user.keyboard('000000{Enter}');
  expect(await dialog.findByText('This code is not correct')).toBeVisible();
  await user.clear(code);
  await user.type(code, '123456{Enter}');

  expect((await saved).message).toBe('Deleted');
  expect(sent).toEqual([
    { password: 'the right one' },
    { password: 'the right one', code: '000000' },
    { password: 'the right one', code: '123456' },
  ]);
});

test('a password that is given in another session does not repeat the call of the one before', async () => {
  const { user } = renderShell('/somewhere');
  act(() => signIn(ada));
  const saved = change().catch(({ message }) => message);
  const dialog = await dialogOf();
  act(() => signIn({ ...ada, access_token: 'another-token-of-ada' }));
  await user.type(dialog.getByLabelText('Password'), 'the right one{Enter}');

  expect(await saved).toBe('Please enter your password');
  expect(changes).toBe(1);
  expect((await change()).message).toBe('Deleted');
});

test('who closes the dialog gets the refusal, and the next call asks again', async () => {
  const { user } = renderShell('/somewhere');
  act(() => signIn(ada));
  for (const _ of [1, 2]) {
    const refused = change().catch((error: Error) => error.message);
    const dialog = await dialogOf();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await refused).toBe('Please enter your password');
  }
});

test('calls at the same time share one dialog', async () => {
  const { user } = renderShell('/somewhere');
  act(() => signIn(ada));
  const saved = Promise.all([change(), change()]);
  const dialog = await dialogOf();
  await waitFor(() => expect(changes).toBe(2));
  await user.type(dialog.getByLabelText('Password'), 'the right one');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));

  expect((await saved).map(({ message }) => message)).toEqual(['Deleted', 'Deleted']);
});

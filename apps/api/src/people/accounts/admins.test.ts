import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { addAdmin, disableAdmin } from './admins.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.db.updateTable('settings').set({ admin_second_factor: 0 }).execute();
});
afterAll(() => api.close());

const newcomer = { firstName: 'Nia', reason: 'opens the market' };
const password = 'seven-lamps-by-the-river';
const logIn = (email: string) => api.call(contract.login, { body: { email, password } });

test('the first admin of an empty market sets a password by the link, and is one', async () => {
  const email = 'first@freely.example';

  const token = await addAdmin(api.deps, { ...newcomer, email });
  await api.call(contract.resetPassword, {
    body: { token, email, password, password_confirmation: password },
  });

  const { body } = await logIn(email);
  const settings = await api.call(
    contract.adminSettings,
    {},
    { as: { ...(await api.makeCustomer()), token: body.access_token } },
  );
  expect(settings.status).toBe(200);
  await expect(addAdmin(api.deps, { ...newcomer, email })).rejects.toThrow('has an account');
});

test('an admin who is disabled is shut out at once, also with the password', async () => {
  const admin = await api.makeAdmin();
  const readsSettings = async () =>
    (await api.call(contract.adminSettings, {}, { as: admin })).status;
  expect(await readsSettings()).toBe(200);

  await disableAdmin(api.deps, { email: admin.email, reason: 'the laptop was stolen' });

  expect(await readsSettings()).toBe(401);
  const again = await api.call(contract.login, {
    body: { email: admin.email, password: admin.password },
  });
  expect(again.status).not.toBe(200);
  const { detail } = await api.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'admin.disable')
    .executeTakeFirstOrThrow();
  expect(detail).toEqual({ reason: 'the laptop was stolen' });
  await expect(disableAdmin(api.deps, { email: admin.email, reason: 'again' })).rejects.toThrow(
    'There is no admin',
  );
});

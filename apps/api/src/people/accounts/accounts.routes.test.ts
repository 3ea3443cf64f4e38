import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const newCustomer = (changes: Partial<contract.CustomerRegistration> = {}) => ({
  user_role: 'customer' as const,
  first_name: 'Maya',
  email: `${randomUUID()}@freely.example`,
  phone: '07700900456',
  password: 'a-long-password',
  password_confirmation: 'a-long-password',
  ...changes,
});

test('a customer registers, is signed in, and gets an email', async () => {
  const body = newCustomer();

  const registered = await api.call(contract.register, { body });

  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({
    user_id: expect.any(Number),
    name: 'Maya',
    email: body.email,
    user_roles: ['customer'],
    practitioner_info: null,
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    device_token: expect.stringMatching(/^[\w-]{43}$/),
    message: 'Welcome to Freely',
  });
  const as = { ...(await api.makeCustomer()), token: registered.body.access_token };
  expect((await api.call(contract.currentUser, {}, { as })).body.email).toBe(body.email);
  const mails = await api.db
    .selectFrom('mail_outbox')
    .select(['kind', 'sent_at'])
    .where('to_user_id', '=', registered.body.user_id)
    .execute();
  expect(mails).toEqual([{ kind: 'registration', sent_at: null }]);
});

const both = (password: string) => ({ password, password_confirmation: password });
const PLAIN = 'Please use letters, numbers and punctuation only';
const EASY = 'Many people use this password, so it is easy to guess. Please choose another one';

test.each([
  [{ first_name: ' ' }, 'first_name', 'First name is required'],
  [{ email: '' }, 'email', 'E-mail is required'],
  [{ email: 'maya' }, 'email', 'E-mail must be valid'],
  [{ email: 'maya\u0000@freely.example' }, 'email', 'E-mail must be valid'],
  [{ email: 'ma\u200bya@freely.example' }, 'email', 'E-mail must be valid'],
  [{ email: 'ma\uff59a@freely.example' }, 'email', 'E-mail must be valid'],
  [{ email: 'mi\u212ae@freely.example' }, 'email', 'E-mail must be valid'],
  [{ email: 'm\u0130ke@freely.example' }, 'email', 'E-mail must be valid'],
  [{ email: 'ma\u034fya@freely.example' }, 'email', 'E-mail must be valid'],
  [{ email: 'ma\u2800ya@freely.example' }, 'email', 'E-mail must be valid'],
  [{ phone: '' }, 'phone', 'Phone number is required'],
  [{ phone: '+447700900' }, 'phone', 'Phone must contain only numbers'],
  [{ phone: '7700900456' }, 'phone', 'Phone must have a valid format (e.g. 07...)'],
  [{ phone: '00000000000' }, 'phone', 'Phone must have a valid format (e.g. 07...)'],
  [{ password: '' }, 'password', 'Password is required'],
  [both('\0'.repeat(12)), 'password', PLAIN],
  [both('half a \ud83d'), 'password', PLAIN],
  [{ password: 'short12' }, 'password', 'Password must be at least 8 characters'],
  [both('Iloveyou1'), 'password', EASY],
  [both('password'), 'password', EASY],
  [
    { ...both('maya.lark@freely.example'), email: 'Maya.Lark@freely.example' },
    'password',
    'Please choose a password that is not your email',
  ],
  [{ password_confirmation: '' }, 'password_confirmation', 'Password confirmation is required'],
  [{ password_confirmation: 'other' }, 'password_confirmation', 'Passwords must match'],
])('registering with %j is refused with an error on %s: %s', async (changes, field, message) => {
  const refused = await api.call(contract.register, { body: newCustomer(changes) });

  expect(refused.status).toBe(422);
  expect(refused.body.errors?.[field]).toEqual([message]);
});

const newPractitioner = (changes: Partial<contract.PractitionerRegistration> = {}) => ({
  ...newCustomer(),
  user_role: 'practitioner' as const,
  last_name: 'Lark',
  gender: 'f' as const,
  how_you_find: 'recommendation' as const,
  appointment_scheduling: 'notebook' as const,
  ...changes,
});

test('a practitioner registers, with the first step of the wizard done', async () => {
  const body = newPractitioner();

  const registered = await api.call(contract.register, { body });

  expect(registered).toMatchObject({
    status: 201,
    body: {
      name: 'Maya Lark',
      user_roles: ['customer', 'practitioner'],
      practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 1 },
    },
  });
  const stored = await api.db
    .selectFrom('practitioners')
    .select(['how_you_find', 'appointment_scheduling', 'approved'])
    .where('user_id', '=', registered.body.user_id)
    .executeTakeFirst();
  expect(stored).toEqual({
    how_you_find: 'recommendation',
    appointment_scheduling: 'notebook',
    approved: null,
  });
  const as = { ...(await api.makeCustomer()), token: registered.body.access_token };
  const { body: settings } = await api.call(contract.userSettings, {}, { as });
  expect(settings).toMatchObject({ last_name: 'Lark', gender: 'f', active: true });
  expect((await api.call(contract.ownServices, {}, { as })).body).toEqual([]);
});

test.each([
  ['last_name', 'Last name is required'],
  ['gender', 'Gender is required'],
  ['how_you_find', 'Please choose how you found us'],
  ['appointment_scheduling', 'Please choose how you keep your appointments'],
])('registering a practitioner without %s is refused: %s', async (field, message) => {
  for (const value of [undefined, '', ' ']) {
    const body = newPractitioner({ [field]: value });

    const refused = await api.call(contract.register, { body });

    expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
  }
});

test('registering a practitioner needs matching passwords and an unused email', async () => {
  const { email } = await api.makeCustomer();

  const other = newPractitioner({ password_confirmation: 'another' });
  expect((await api.call(contract.register, { body: other })).body.errors).toEqual({
    password_confirmation: ['Passwords must match'],
  });
  const taken = await api.call(contract.register, { body: newPractitioner({ email }) });
  expect(taken.body.errors).toEqual({ email: ['The email has already been taken.'] });
});

test('an admin cannot be registered', async () => {
  const body = newCustomer({ user_role: 'admin' as 'customer' });

  const refused = await api.call(contract.register, { body });

  expect(refused.status).toBe(422);
});

test('of twenty registrations with one email in different spellings, one succeeds', async () => {
  const email = `${randomUUID()}@freely.example`;
  const spellings = [email, email.toUpperCase(), ` ${email} `];

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      api.call(contract.register, { body: newCustomer({ email: spellings[index % 3]! }) }),
    ),
  );

  const refused = responses.filter(({ status }) => status !== 201);
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]));
  expect(refused[0]?.body.errors).toEqual({ email: ['The email has already been taken.'] });
  const mails = await api.db
    .selectFrom('mail_outbox')
    .innerJoin('users', 'users.id', 'mail_outbox.to_user_id')
    .select('mail_outbox.id')
    .where('users.email', '=', email)
    .execute();
  expect(mails).toHaveLength(1);
});

test('the name of the scheme is read in any case (RFC 9110)', async () => {
  const { token } = await api.makeCustomer();
  const url = `${api.deps.config.basePath}${contract.currentUser.path}`;

  for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
    const headers = { authorization: `${scheme} ${token}` };
    expect([scheme, (await api.app.inject({ url, headers })).statusCode]).toEqual([scheme, 200]);
  }
});

test('login returns the user and a token, of which only the hash is stored', async () => {
  const practitioner = await api.makePractitioner();

  const response = await api.call(contract.login, {
    body: { email: practitioner.email.toUpperCase(), password: practitioner.password },
  });

  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toMatchObject({
    user_id: practitioner.id,
    name: 'Grace Example',
    user_roles: ['customer', 'practitioner'],
    practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 5 },
  });
  const stored = await api.db.selectFrom('sessions').select('token_hash').execute();
  expect(JSON.stringify(stored)).not.toContain(response.body.access_token);
});

test('a wrong password, no account and an erased account get the same response', async () => {
  const { email } = await api.makeCustomer();
  const erased = await api.makeCustomer();
  await api.db
    .updateTable('users')
    .set({ erased_at: new Date() })
    .where('id', '=', erased.id)
    .execute();

  const responses = await Promise.all(
    [
      { email, password: 'not-this-one' },
      { email: 'nobody@freely.example', password: 'not-this-one' },
      { email: erased.email, password: erased.password },
    ].map((body) => api.call(contract.login, { body })),
  );

  for (const { status, body } of responses) {
    expect(status).toBe(401);
    expect(body).toEqual({
      message: 'Invalid password or email',
      code: 'unauthenticated',
      errors: { email: [''], password: ['Invalid password or email'] },
    });
  }
});

test('the session of an erased account no longer works', async () => {
  const as = await api.makeCustomer();
  await api.db
    .updateTable('users')
    .set({ erased_at: new Date() })
    .where('id', '=', as.id)
    .execute();

  expect((await api.call(contract.currentUser, {}, { as })).status).toBe(401);
});

test.each(['POST', 'GET'] as const)('%s logout ends this session and no other', async (method) => {
  const as = await api.makeCustomer();
  const { body: other } = await api.call(contract.login, {
    body: { email: as.email, password: as.password },
  });

  const response = await api.call({ ...contract.logout, method }, {}, { as });

  expect(response).toMatchObject({
    status: 200,
    body: { message: 'Logged out successfully' },
    headers: { 'cache-control': 'no-store' },
  });
  expect((await api.call(contract.currentUser, {}, { as })).status).toBe(401);
  const elsewhere = { ...as, token: other.access_token };
  expect((await api.call(contract.currentUser, {}, { as: elsewhere })).status).toBe(200);
});

test("a practitioner's rating leaves out hidden reviews", async () => {
  const as = await api.makePractitioner();
  const review = {
    practitioner_id: as.id,
    reviewer_name: 'Ada L.',
    communication: 5,
    satisfaction: 5,
    timekeeping: 5,
    text: 'Lovely.',
  };
  await api.db
    .insertInto('reviews')
    .values([
      { ...review, friendliness: 5, communication: 4, satisfaction: 4 },
      { ...review, friendliness: 3 },
      { ...review, friendliness: 0.5, hidden_reason: 'abusive' },
    ])
    .execute();

  const { body } = await api.call(contract.currentUser, {}, { as });

  const counted = { practitioner_rating: 4.5, reviews_amount: 2 };
  expect(body.practitioner_info).toMatchObject(counted);
  // What is shown beside the menu follows later reviews, too, since the settings are read again and again.
  expect((await api.call(contract.userSettings, {}, { as })).body).toMatchObject(counted);
});

test('settings can be read, and each field changed alone', async () => {
  const as = await api.makeCustomer();

  const changed = await api.call(
    contract.changeUserSettings,
    { body: { last_name: ' Lovelace ', gender: 'f', birthday: '1990-12-10' } },
    { as },
  );

  expect(changed.status).toBe(200);
  const { message, ...settings } = changed.body;
  expect(message).toBe('Your settings have been updated');
  expect(settings).toEqual({
    active: true,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: as.email,
    email_confirmed: true,
    phone: as.phone,
    gender: 'f',
    birthday: '1990-12-10',
    avatar: null,
  });
  expect((await api.call(contract.userSettings, {}, { as })).body).toEqual(settings);
});

test('an empty change changes nothing', async () => {
  const as = await api.makeCustomer();

  const response = await api.call(contract.changeUserSettings, { body: {} }, { as });

  expect(response).toMatchObject({ status: 200, body: { first_name: 'Ada' } });
});

test('fields that are not settings are ignored', async () => {
  const as = await api.makeCustomer();
  const body = { avatar: 'x', password_hash: 'x', id: 1 } as { phone?: string };

  const response = await api.call(contract.changeUserSettings, { body }, { as });

  expect(response).toMatchObject({ status: 200, body: { email: as.email } });
});

test.each([
  [{ birthday: '2015-02-01' }, 'birthday', 'You must be 18 or over to use Freely'],
  [{ birthday: '1850-02-01' }, 'birthday', 'Please enter your real date of birth'],
  [{ birthday: '1990-02-30' }, 'birthday', 'This day does not exist'],
  [{ phone: '00000000000' }, 'phone', 'Phone must have a valid format (e.g. 07...)'],
  [{ phone: '07' }, 'phone', 'Phone must have a valid format (e.g. 07...)'],
  [{ last_name: '' }, 'last_name', 'Last name is required'],
])('changing settings to %j is refused with an error on %s: %s', async (body, field, message) => {
  const as = await api.makeCustomer();

  const refused = await api.call(contract.changeUserSettings, { body }, { as });

  expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } });
});

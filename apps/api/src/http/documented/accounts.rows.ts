import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { issueAccountToken } from '../../sessions/account-tokens.ts';
import { row, under } from '../../testing/documented-call.ts';
import type { TestUser } from '../../testing/make-users.ts';
import type { TestApi } from '../../testing/start-test-api.ts';

const token = expect.stringMatching(/^[\w-]{43}$/);
const someAddress = () => `${randomUUID()}@freely.example`;
const newPassword = { password: 'a-long-password', password_confirmation: 'a-long-password' };
const newPractitioner = () => ({
  user_role: 'practitioner',
  first_name: 'Maya',
  last_name: 'Lark',
  email: someAddress(),
  phone: '07700900456',
  gender: 'f',
  how_you_find: 'google_search',
  appointment_scheduling: 'notebook',
  ...newPassword,
});
const linkFor = async (
  api: TestApi,
  { id }: TestUser,
  email: string,
  kind: 'password_reset' | 'confirm_email',
) => (await issueAccountToken(api.db, { kind, userId: id, email })) ?? '';

const noSuchLink = (message: string) => ({ status: 422, message });

/** Registration, login and the ways back into an account. */
export const accountRows = [
  row(contract.register, async (api) => {
    const taken = await api.makeCustomer();
    const wrong = (changes: object, field: string, message: string) => ({
      when: `${field}: ${message}`,
      body: { ...newPractitioner(), ...changes },
      ...under(field, message),
    });

    return {
      refusals: [
        wrong({ first_name: '' }, 'first_name', 'First name is required'),
        wrong({ last_name: '' }, 'last_name', 'Last name is required'),
        wrong({ email: '' }, 'email', 'E-mail is required'),
        wrong({ email: 'maya' }, 'email', 'E-mail must be valid'),
        wrong({ email: taken.email }, 'email', 'The email has already been taken.'),
        wrong({ phone: '' }, 'phone', 'Phone number is required'),
        wrong({ phone: '+4477009001' }, 'phone', 'Phone must contain only numbers'),
        wrong({ phone: '077' }, 'phone', 'Phone must have a valid format (e.g. 07...)'),
        wrong({ gender: 'x' }, 'gender', 'Gender is required'),
        wrong({ how_you_find: '' }, 'how_you_find', 'Please choose how you found us'),
        wrong(
          { appointment_scheduling: '' },
          'appointment_scheduling',
          'Please choose how you keep your appointments',
        ),
        wrong(
          { password: 'short12', password_confirmation: 'short12' },
          'password',
          'Password must be at least 8 characters',
        ),
        wrong(
          { password_confirmation: '' },
          'password_confirmation',
          'Password confirmation is required',
        ),
        wrong({ password_confirmation: 'x' }, 'password_confirmation', 'Passwords must match'),
      ],
      works: {
        body: newPractitioner(),
        status: 201,
        answer: {
          message: 'Welcome to Freely',
          access_token: token,
          name: 'Maya Lark',
          user_roles: ['customer', 'practitioner'],
          practitioner_info: { practitioner_rating: 0, reviews_amount: 0, onboarding_step: 1 },
        },
      },
    };
  }),
  row(contract.login, async (api) => {
    const { email, password, id } = await api.makeCustomer();

    return {
      refusals: [
        { when: 'no address', body: { password }, ...under('email', 'E-mail is required') },
        { when: 'no password', body: { email }, ...under('password', 'Password is required') },
        ...[
          { email, password: 'wrong' },
          { email: someAddress(), password },
        ].map((body) => ({
          when: 'a wrong password, or nobody',
          body,
          status: 401,
          message: 'Invalid password or email',
          errors: { email: [''], password: ['Invalid password or email'] },
        })),
      ],
      works: { body: { email, password }, answer: { user_id: id, email, access_token: token } },
    };
  }),
  row(contract.logout, async (api) => ({
    works: { as: await api.makeCustomer(), answer: { message: 'Logged out successfully' } },
  })),
  row(contract.currentUser, async (api) => {
    const as = await api.makeCustomer();
    const { id: user_id, email } = as;

    return {
      works: {
        as,
        answer: { user_id, email, name: 'Ada Example', user_roles: ['customer'] },
      },
    };
  }),
  row(contract.sendResetPasswordEmail, async () => ({
    refusals: [
      { when: 'no address', body: {}, ...under('email', 'E-mail is required') },
      { when: 'half of one', body: { email: 'ada' }, ...under('email', 'E-mail must be valid') },
    ],
    works: {
      body: { email: someAddress() },
      answer: { message: 'If this address has an account, we have sent it a link.' },
    },
  })),
  row(contract.resetPassword, async (api) => {
    const ada = await api.makeCustomer();
    const body = {
      email: ada.email,
      token: await linkFor(api, ada, ada.email, 'password_reset'),
      ...newPassword,
    };
    const again = 'This link is no longer valid. Please ask for a new one.';

    return {
      refusals: [
        { when: 'no token', body: { ...body, token: '' }, ...under('token', 'Token is required') },
        { when: 'a dead token', body: { ...body, token: 'dead' }, ...noSuchLink(again) },
        { when: "another's", body: { ...body, email: someAddress() }, ...noSuchLink(again) },
        {
          when: 'typed differently',
          body: { ...body, password_confirmation: 'x' },
          ...under('password_confirmation', 'Passwords must match'),
        },
      ],
      works: { body, answer: { message: 'Your password has been changed. You can log in now.' } },
    };
  }),
  row(contract.confirmEmail, async (api) => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const taken = await linkFor(api, ada, bob.email, 'confirm_email');

    return {
      refusals: [
        { when: 'no token', body: {}, ...under('token', 'Token is required') },
        {
          when: 'a dead one',
          body: { token: 'x' },
          ...noSuchLink('This link is no longer valid.'),
        },
        {
          when: 'somebody was quicker',
          body: { token: taken },
          ...under('email', 'The email has already been taken.'),
        },
      ],
      works: {
        body: { token: await linkFor(api, ada, someAddress(), 'confirm_email') },
        answer: { message: 'Your new address has been confirmed' },
      },
    };
  }),
];

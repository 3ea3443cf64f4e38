import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { issueAccountToken } from '../../src/kernel/sessions/account-tokens.repository.ts';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestUser } from '../support/make-users.ts';
import type { TestApi } from '../support/start-test-api.ts';

const anyToken = expect.stringMatching(/^[\w-]{43}$/);
const randomEmail = () => `${randomUUID()}@freely.example`;
const appCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
const newPassword = { password: 'a-long-password', password_confirmation: 'a-long-password' };
const newPractitioner = () => ({
  user_role: 'practitioner',
  first_name: 'Maya',
  last_name: 'Lark',
  email: randomEmail(),
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
  kind: 'password_reset' | 'confirm_email' | 'undo_email',
) => (await issueAccountToken(api.db, { kind, userId: id, email })) ?? '';

const invalidLink = (message: string) => ({ status: 422, message });

/** Registration, login and account recovery. */
export const accountRows = [
  row(contract.register, async (api) => {
    const taken = await api.makeCustomer();
    const wrong = (changes: object, field: string, message: string) => ({
      when: `${field}: ${message}`,
      body: { ...newPractitioner(), ...changes },
      ...fieldError(field, message),
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
      success: {
        body: newPractitioner(),
        status: 201,
        response: {
          message: 'Welcome to Freely',
          access_token: anyToken,
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
        { when: 'no email', body: { password }, ...fieldError('email', 'E-mail is required') },
        { when: 'no password', body: { email }, ...fieldError('password', 'Password is required') },
        ...[
          { email, password: 'wrong' },
          { email: randomEmail(), password },
        ].map((body) => ({
          when: 'a wrong password, or an unknown email',
          body,
          status: 401,
          message: 'Invalid password or email',
          errors: { email: [''], password: ['Invalid password or email'] },
        })),
      ],
      success: {
        body: { email, password },
        response: { user_id: id, email, access_token: anyToken },
      },
    };
  }),
  row(contract.logout, async (api) => ({
    success: { as: await api.makeCustomer(), response: { message: 'Logged out successfully' } },
  })),
  row(contract.currentUser, async (api) => {
    const as = await api.makeCustomer();
    const { id: user_id, email } = as;

    return {
      success: {
        as,
        response: { user_id, email, name: 'Ada Example', user_roles: ['customer'] },
      },
    };
  }),
  row(contract.sendResetPasswordEmail, async () => ({
    refusals: [
      { when: 'no email', body: {}, ...fieldError('email', 'E-mail is required') },
      {
        when: 'an incomplete email',
        body: { email: 'ada' },
        ...fieldError('email', 'E-mail must be valid'),
      },
    ],
    success: {
      body: { email: randomEmail() },
      response: { message: 'If this email has an account, we have sent it a link.' },
    },
  })),
  row(contract.resetPassword, async (api) => {
    const ada = await api.makeCustomer();
    const body = {
      email: ada.email,
      token: await linkFor(api, ada, ada.email, 'password_reset'),
      ...newPassword,
    };
    const invalid = 'This link is no longer valid. Please ask for a new one.';

    return {
      refusals: [
        {
          when: 'no token',
          body: { ...body, token: '' },
          ...fieldError('token', 'Token is required'),
        },
        { when: 'an invalid token', body: { ...body, token: 'invalid' }, ...invalidLink(invalid) },
        { when: "another's", body: { ...body, email: randomEmail() }, ...invalidLink(invalid) },
        {
          when: 'another confirmation',
          body: { ...body, password_confirmation: 'x' },
          ...fieldError('password_confirmation', 'Passwords must match'),
        },
      ],
      success: {
        body,
        response: { message: 'Your password has been changed. You can log in now.' },
      },
    };
  }),
  row(contract.reauthenticate, async (api) => {
    const as = await api.makeCustomer();

    return {
      refusals: [
        { when: 'no password', as, body: {}, ...fieldError('password', 'Password is required') },
        {
          when: 'another password',
          as,
          body: { password: 'a-wrong-guess' },
          ...fieldError('password', 'This password is not correct'),
        },
      ],
      success: { as, body: { password: as.password }, response: { message: 'Thank you' } },
    };
  }),
  row(contract.ownSessions, async (api) => {
    const as = await api.makeCustomer();

    return {
      success: {
        as,
        response: [{ device: '', is_current: true, last_used_at: expect.any(String) }],
      },
    };
  }),
  row(contract.endOwnSession, async (api) => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const idOf = async (as: TestUser) =>
      (await api.call(contract.ownSessions, {}, { as })).body[0]?.id ?? '';

    return {
      refusals: [
        {
          when: 'an id that no session has',
          as: ada,
          params: { id: '1' },
          ...fieldError('id', 'Session must be valid'),
        },
        {
          when: "another's session",
          as: ada,
          params: { id: await idOf(bob) },
          status: 404,
          message: 'Not found',
        },
      ],
      success: {
        as: ada,
        params: { id: await idOf(ada) },
        response: { message: 'Logged out there' },
      },
    };
  }),
  row(contract.endOtherSessions, async (api) => ({
    success: {
      as: await api.makeCustomer(),
      response: { message: 'Logged out everywhere else' },
    },
  })),
  row(contract.secondFactor, async (api) => ({
    success: {
      as: await api.makeCustomer(),
      response: { is_on: false, recovery_codes_left: 0 },
    },
  })),
  row(contract.setUpSecondFactor, async (api) => ({
    success: {
      as: await api.makeCustomer(),
      response: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) },
    },
  })),
  row(contract.confirmSecondFactor, async (api) => {
    const as = await api.makeCustomer();
    const { body } = await api.call(contract.setUpSecondFactor, {}, { as });

    return {
      refusals: [
        { when: 'no code', as, body: {}, ...fieldError('code', 'Code is required') },
        {
          when: 'a wrong code',
          as,
          body: { code: 'wrong' },
          ...fieldError('code', 'This code is not correct'),
        },
      ],
      success: {
        as,
        body: { code: appCode(body.secret) },
        response: { message: 'Your second factor is on' },
      },
    };
  }),
  row(contract.turnOffSecondFactor, async (api) => {
    const as = await api.makeCustomer();
    const { body } = await api.call(contract.setUpSecondFactor, {}, { as });
    const confirmed = await api.call(
      contract.confirmSecondFactor,
      { body: { code: appCode(body.secret) } },
      { as },
    );

    return {
      refusals: [
        {
          when: 'a wrong code',
          as,
          body: { code: 'wrong' },
          ...fieldError('code', 'This code is not correct'),
        },
      ],
      success: {
        as,
        body: { code: confirmed.body.recovery_codes[0] },
        response: { message: 'Your second factor is off' },
      },
    };
  }),
  row(contract.undoEmail, async (api) => {
    const ada = await api.makeCustomer();

    return {
      refusals: [
        { when: 'no token', body: {}, ...fieldError('token', 'Token is required') },
        {
          when: 'an invalid token',
          body: { token: 'x' },
          ...invalidLink('This link is no longer valid.'),
        },
      ],
      success: {
        body: { token: await linkFor(api, ada, ada.email, 'undo_email') },
        response: { message: expect.stringContaining(`the email ${ada.email} again`) },
      },
    };
  }),
  row(contract.confirmEmail, async (api) => {
    const [ada, bob] = [await api.makeCustomer(), await api.makeCustomer()];
    const taken = await linkFor(api, ada, bob.email, 'confirm_email');

    return {
      refusals: [
        { when: 'no token', body: {}, ...fieldError('token', 'Token is required') },
        {
          when: 'an invalid token',
          body: { token: 'x' },
          ...invalidLink('This link is no longer valid.'),
        },
        {
          when: 'the email was taken in the meantime',
          body: { token: taken },
          ...fieldError('email', 'The email has already been taken.'),
        },
      ],
      success: {
        body: { token: await linkFor(api, ada, randomEmail(), 'confirm_email') },
        response: { message: 'Your new email has been confirmed' },
      },
    };
  }),
];

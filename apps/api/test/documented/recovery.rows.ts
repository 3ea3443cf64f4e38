import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { issueAccountToken } from '../../src/kernel/sessions/account-tokens.repository.ts';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestUser } from '../support/make-users.ts';
import type { TestApi } from '../support/start-test-api.ts';

const randomEmail = () => `${randomUUID()}@freely.example`;
const newPassword = { password: 'a-long-password', password_confirmation: 'a-long-password' };
const linkFor = async (
  api: TestApi,
  { id }: TestUser,
  email: string,
  kind: 'password_reset' | 'confirm_email' | 'undo_email',
) => (await issueAccountToken(api.db, { kind, userId: id, email })) ?? '';

const invalidLink = (message: string) => ({ status: 422, message });

/** Getting an account back by a mailed link. */
export const recoveryRows = [
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

import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';

const anyToken = expect.stringMatching(/^[\w-]{43}$/);
const randomEmail = () => `${randomUUID()}@freely.example`;
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
/** Registration, login, and who is logged in. */
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
];

import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';

const newPassword = { password: 'a-long-password', password_confirmation: 'a-long-password' };

/** Settings, and what users do with their own data. */
export const ownAccountRows = [
  row(contract.userSettings, async (api) => {
    const as = await api.makeCustomer();

    return { success: { as, response: { active: true, first_name: 'Ada', email: as.email } } };
  }),
  row(contract.sendEmailLink, async (api) => {
    const [as, confirmed] = [await api.makeCustomer(), await api.makeCustomer()];
    await api.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', as.id)
      .execute();

    return {
      refusals: [
        {
          when: 'it is confirmed',
          as: confirmed,
          status: 409,
          message: 'Your email has been confirmed already',
        },
      ],
      success: {
        as,
        response: {
          message:
            'Open the link in our email to confirm your address. We send one every ten minutes at most.',
        },
      },
    };
  }),
  row(contract.changeUserSettings, async (api) => {
    const [as, other] = [await api.makeCustomer(), await api.makeCustomer()];
    const all = { ...newPassword, old_password: as.password };
    const wrong = (body: object, field: string, message: string) => ({
      as,
      when: `${field}: ${message}`,
      body,
      ...fieldError(field, message),
    });

    return {
      refusals: [
        wrong({ active: '' }, 'active', 'Status is required'),
        wrong({ first_name: '' }, 'first_name', 'First name is required'),
        wrong({ phone: '' }, 'phone', 'Phone number is required'),
        wrong({ phone: '0770090012a' }, 'phone', 'Phone must contain only numbers'),
        wrong({ email: '' }, 'email', 'E-mail is required'),
        wrong({ email: 'ada' }, 'email', 'E-mail must be valid'),
        wrong({ email: other.email }, 'email', 'The email has already been taken.'),
        wrong({ email: as.email }, 'email', 'This is your email already.'),
        wrong({ birthday: '2020-01-01' }, 'birthday', 'You must be 18 or over to use Freely'),
        wrong({ ...all, password: undefined }, 'password', 'Password is required'),
        wrong({ ...all, old_password: '' }, 'old_password', 'Old password is required'),
        wrong({ ...all, old_password: 'x' }, 'old_password', 'The old password is not correct'),
        wrong(
          { ...all, password_confirmation: '' },
          'password_confirmation',
          'Password confirmation is required',
        ),
        wrong(
          { ...all, password_confirmation: 'x' },
          'password_confirmation',
          'Passwords must match',
        ),
      ],
      success: {
        as,
        body: { last_name: 'Lovelace', ...all },
        response: { message: 'Your settings have been updated', last_name: 'Lovelace' },
      },
    };
  }),
  row(contract.ownData, async (api) => {
    const as = await api.makePractitioner();

    return { success: { as, response: { account: { user_id: as.id }, practitioner: {} } } };
  }),
  row(contract.deleteAccount, async (api) => {
    const admin = await api.makeAdmin();
    const message = 'The account of an admin cannot be deleted here';

    return {
      refusals: [{ when: 'an admin', as: admin, status: 403, message }],
      success: {
        as: await api.makePractitioner(),
        response: { message: 'Your account has been deleted' },
      },
    };
  }),
  row(contract.deletePractitionerAccount, async (api) => {
    const as = await api.makePractitioner();

    return {
      success: {
        as,
        response: {
          message: 'Your practitioner account has been deleted',
          user_roles: ['customer'],
          practitioner_info: null,
          access_token: expect.stringMatching(/^[\w-]{43}$/),
        },
      },
    };
  }),
  row(contract.loyaltyOffer, async (api) => {
    const [as, other] = [await api.makeCustomer(), await api.makeCustomer()];
    const practitioner_id = (await api.makePractitioner()).id;
    const params = { user_id: as.id, practitioner_id };

    return {
      refusals: [
        {
          when: "another's (D56)",
          as,
          params: { ...params, user_id: other.id },
          status: 404,
          message: 'Not found',
        },
      ],
      success: { as, params, response: { loyalty: false, discount: 0, mark: null } },
    };
  }),
];

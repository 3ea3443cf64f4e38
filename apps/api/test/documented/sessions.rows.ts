import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestUser } from '../support/make-users.ts';

const appCode = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** The password given again, sessions, and the second factor. */
export const sessionRows = [
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
          status: 404,
          message: 'Not found',
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
];

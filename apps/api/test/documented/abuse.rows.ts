// What admins see and do against abuse, and for who has lost a second factor.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { recordRefusedAction } from '../../src/kernel/refused-actions/index.ts';
import { row } from '../support/documented-call.ts';

export const abuseRows = [
  row(contract.adminAbuse, async (api) => {
    const as = await api.makeAdmin();
    const { id } = await api.makeCustomer();
    await recordRefusedAction(api.db, {
      userId: id,
      network: '192.0.2.0/24',
      action: 'hold',
      reason: 'pause',
    });
    const refused = { sign: 'limited', count: 1, reason: 'pause', last_at: expect.any(String) };
    const account = expect.objectContaining({ user_id: id, signs: [refused], lifted_until: null });

    return {
      success: { as, query: { q: String(id) }, response: { accounts: [account], total: 1 } },
    };
  }),
  row(contract.liftLimits, async (api) => {
    const as = await api.makeAdmin();
    const { id: user_id } = await api.makeCustomer();
    const body = { hours: 24 as const, reason: 'Books for a wedding' };

    return {
      refusals: [
        {
          when: 'there is no such account',
          as,
          params: { user_id: 999_999 },
          body,
          status: 404,
          message: 'Account not found',
        },
      ],
      success: {
        as,
        params: { user_id },
        body,
        response: { message: 'The limits have been lifted', lifted_until: expect.any(String) },
      },
    };
  }),
  row(contract.adminSecondFactors, async (api) => {
    const as = await api.makeAdmin();
    const account = {
      user_id: as.id,
      name: 'Avery Example',
      email: as.email,
      is_admin: true,
      since: expect.any(String),
    };

    return { success: { as, query: { q: as.email }, response: { accounts: [account], total: 1 } } };
  }),
  row(contract.resetSecondFactor, async (api) => {
    const as = await api.makeAdmin();
    const { id: user_id } = await api.makeAdmin();
    const body = { reason: 'Phone and codes are lost' };
    const refusal = (id: number, status: number, message: string) => ({
      when: message,
      as,
      params: { user_id: id },
      body,
      status,
      message,
    });

    return {
      refusals: [
        refusal(as.id, 403, 'This is about your own account. Another admin has to do it.'),
        refusal((await api.makeCustomer()).id, 404, 'This account has no second factor'),
      ],
      success: {
        as,
        params: { user_id },
        body,
        response: { message: 'The second factor has been reset' },
      },
    };
  }),
];

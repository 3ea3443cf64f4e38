// What admins see and do against abuse, and for who has lost a second factor.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { row } from '../support/documented-call.ts';

export const abuseRows = [
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
        refusal(as.id, 403, 'Another admin has to reset your own second factor'),
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

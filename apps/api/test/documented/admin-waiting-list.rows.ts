// What admins see of waiting lists.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { row } from '../support/documented-call.ts';
import { joined } from '../support/joined-list.ts';

export const adminWaitingListRows = [
  row(contract.adminWaitingList, async (api) => {
    const { as: ada, id } = await joined(api);
    const entry = { id, customer_id: ada.id, address: null, near: null };

    return {
      success: {
        as: await api.makeAdmin(),
        query: { per_page: 'all' },
        response: {
          entries: expect.arrayContaining([expect.objectContaining(entry)]),
          offers: [],
          total: expect.any(Number),
        },
      },
    };
  }),
];

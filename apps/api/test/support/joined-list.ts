import * as contract from '@freely/api-client/contract';
import type { TestApi } from './start-test-api.ts';
import { wishFor } from './waiting-wish.ts';

/** A customer who waits, and has left another list of the same practitioner. */
export async function joined(api: TestApi) {
  const [grace, as] = [await api.makePractitioner(), await api.makeCustomer()];
  const { body } = await api.call(contract.joinWaitingList, { body: wishFor(grace) }, { as });
  const other = wishFor(grace, { from: '12:00' });
  const left = await api.call(contract.joinWaitingList, { body: other }, { as });
  const params = { id: String(left.body.entry.id) };
  await api.call(contract.leaveWaitingList, { params }, { as });

  return { as, grace, id: body.entry.id, left: left.body.entry.id };
}

// What a command of a random history is: one about a booking, or about the world around it.
import type { Call } from '@freely/api-client/contract';
import type fc from 'fast-check';
import type { TestUser } from '../../support/make-users.ts';
import { type Booked, type HistoryWorld, unexpected } from './history-world.ts';

/** What the server has promised so far in a history. It is compared with the outcome at the end. */
export interface HistoryModel {
  booked: Booked[];
  /** What the customer was told when they cancelled a paid booking. */
  promised: Map<number, 'refund' | 'nothing'>;
  /** Refunded by hand, in the provider's dashboard. */
  refundedByHand: Set<number>;
}

export type Step = (model: HistoryModel, world: HistoryWorld) => Promise<void>;
export type Command = fc.AsyncCommand<HistoryModel, HistoryWorld>;

export const command = (
  name: string,
  run: Step,
  isPossible = (_: HistoryModel) => true,
): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});

/** A command about the booking with index `n`, modulo the number of bookings so far. */
export const onBooking = (
  name: string,
  n: number,
  run: (...given: [Booked, ...Parameters<Step>]) => Promise<void>,
) =>
  command(
    `${name}(${n})`,
    (model, world) => run(model.booked[n % model.booked.length] as Booked, model, world),
    ({ booked }) => booked.length > 0,
  );

/** The call may succeed or be refused, but must not fail with a server error. */
export async function tryCall(
  { market }: HistoryWorld,
  call: Call,
  { id }: Booked,
  as: TestUser,
  body?: object,
): Promise<{ isDone: boolean; message: string }> {
  const input = { params: { id: String(id) }, ...(body ? { body } : {}) };
  const response = await market.call(call, input as never, { as });
  if (response.status >= 500) throw unexpected(call.path, response.status, response.body);

  return { isDone: response.status === 200, message: response.body.message };
}

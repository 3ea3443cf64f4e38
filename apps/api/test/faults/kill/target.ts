// The server that may crash, and calls that are repeated until it answers.
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Call,
  type CallInput,
  type CallResponse,
  fillPath,
} from '@freely/api-client/contract';
import type { TestUser } from '../../support/make-users.ts';
import type { TestMarket } from '../../support/start-test-market.ts';

/** Longer than all crashes together: a scenario cannot know how many there will be. */
const timeout = 500_000;

/** The market, and where its server listens while it is up. */
export interface Target {
  market: TestMarket;
  baseUrl: string;
}

/** What has to be true of the payments afterwards. */
export interface Expected {
  promised: Map<number, 'refund' | 'nothing'>;
  refundedByHand: Set<number>;
}

export async function until(isDone: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('Timed out');
    await pause(100);
  }
}

/** Makes a call over the network. Retries while there is no response, or a server error. */
export async function call<C extends Call>(
  { baseUrl }: Target,
  { method, path }: C,
  input: CallInput<C>,
  as: TestUser,
  headers: Record<string, string> = {},
  acceptedStatuses: number[] = [],
): Promise<CallResponse<C>> {
  const { params = {}, body } = input as { params?: Record<string, string>; body?: unknown };
  const url = baseUrl + fillPath(path, params);
  const deadline = Date.now() + timeout;
  for (;;) {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    }).catch(() => null);
    if (response && (response.ok || acceptedStatuses.includes(response.status))) {
      return response.json();
    }
    if (response && response.status < 500) {
      throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    }
    if (Date.now() > deadline) throw new Error(`${path} never responded`);
    await pause(100);
  }
}

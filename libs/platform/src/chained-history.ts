import { type Envelope, hashOfEnvelope } from './envelope.ts';
import type { PlatformStore } from './platform-store.ts';
import { historyOf, type LoggedRecord } from './record-log.ts';

/**
 * The records that a checked one stands on, and itself, oldest first. Each names the one before it by
 * its hash, so none of them can have been put there or changed by somebody without a key.
 */
export async function chainedHistory(
  store: PlatformStore,
  unit: string,
  head: Envelope,
): Promise<LoggedRecord[]> {
  const chain: LoggedRecord[] = [];
  let wanted: string | null = hashOfEnvelope(head);
  for (const logged of (await historyOf(store, unit)).reverse()) {
    if (hashOfEnvelope(logged.envelope) !== wanted) continue;
    chain.push(logged);
    wanted = logged.record.before;
  }

  return chain.reverse();
}

import * as v from 'valibot';
import { Envelope } from './envelope.ts';
import type { PlatformStore } from './platform-store.ts';
import { headOf, unitsIn } from './record-log.ts';

/**
 * The newest record of every unit in one file, so that a server asks for one small thing every few
 * seconds. It says nothing that the records do not say, each of them signed: a lost or old copy is
 * made anew from them by whoever changes something next.
 */
export const HEADS_FILE = 'heads.json';

export const Heads = v.record(v.string(), Envelope);
export type Heads = v.InferOutput<typeof Heads>;

/** The heads in a JSON text; null when it does not hold any. */
export function parseHeads(text: string): Heads | null {
  try {
    const parsed = v.safeParse(Heads, JSON.parse(text));

    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The newest record of every unit, from the records themselves. */
export async function readHeads(store: PlatformStore): Promise<Heads> {
  const units = await unitsIn(store);
  const heads = await Promise.all(
    units.map(async (unit) => [unit, (await headOf(store, unit))?.envelope] as const),
  );

  return Object.fromEntries(heads.filter(([, envelope]) => envelope)) as Heads;
}

/** Rewrites after somebody else's write may meet a third one; each round sees what came before it. */
const MOST_ROUNDS = 20;

/**
 * Brings `heads.json` level with the records. Of several writers at once the last one sees the
 * records of all others, because each looks again after it has written.
 */
export async function publishHeads(store: PlatformStore): Promise<Heads> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const heads = await readHeads(store);
    const text = `${JSON.stringify(heads)}\n`;
    const kept = await store.read(HEADS_FILE);
    if (kept && Buffer.from(kept).toString() === text) return heads;
    await store.replace(HEADS_FILE, Buffer.from(text));
  }

  throw new Error(`${HEADS_FILE} in ${store.label} is being rewritten by others; try again.`);
}

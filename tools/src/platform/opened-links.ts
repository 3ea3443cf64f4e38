import type { PlatformStore } from '@freely/platform';
import * as v from 'valibot';

// A link for the first browser that opens it leaves a note in the store, written by the shell's server
// (`requirePerson`). It has to stay for as long as the link is valid: without it, a second browser could open it.

const LINKS = 'links/';
/** Clocks of servers differ. */
const GRACE_MS = 86_400_000;

const Note = v.object({ until: v.pipe(v.string(), v.isoTimestamp()) });

/** The notes of links that nobody can open any more. One that says nothing of its end stays. */
export async function endedLinks(store: PlatformStore, now = Date.now()): Promise<string[]> {
  const names = await store.list(LINKS);
  const ended = await Promise.all(
    names.map(async (name) => {
      const until = await endOf(store, name);

      return until !== null && until + GRACE_MS < now;
    }),
  );

  return names.filter((_, index) => ended[index]);
}

export async function removeEndedLinks(store: PlatformStore, now = Date.now()): Promise<string[]> {
  const ended = await endedLinks(store, now);
  for (const name of ended) await store.remove(name);

  return ended;
}

async function endOf(store: PlatformStore, name: string): Promise<number | null> {
  const bytes = await store.read(name);
  try {
    const note = v.safeParse(Note, JSON.parse(Buffer.from(bytes ?? '').toString()));

    return note.success ? Date.parse(note.output.until) : null;
  } catch {
    return null;
  }
}

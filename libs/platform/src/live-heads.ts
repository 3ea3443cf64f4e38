import { HEADS_FILE, parseHeads } from './heads.ts';
import { keepFile, keptPast, textOfFile } from './kept-files.ts';
import { NO_HEADS, type VerifiedHeads, verifyHeads } from './verified-heads.ts';
import type { RootKeys } from './verify-record.ts';

export interface LiveHeadsOptions {
  /** Reads a file of the store; throws when the store cannot be reached. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  readonly roots: RootKeys;
  /** Where the last good copy is kept on this machine; null keeps none. */
  readonly lastGoodFile: string | null;
  /** Told once for each new problem, in a line for the log. */
  readonly onProblem: (problem: string) => void;
}

/** The records in force, as far as this process knows. */
export interface LiveHeads {
  current(): VerifiedHeads;
  /** False until there is anything to serve from: neither the store nor the last good copy had it. */
  isUsable(): boolean;
  /** What is wrong at the moment, for health and status; empty when all is well. */
  problems(): readonly string[];
  /** Reads the store again. Never throws: what was known stays in force. */
  refresh(): Promise<void>;
}

/** A thousand times what a platform needs; whoever writes more into the store wants to fill memory. */
const MOST_BYTES = 8_000_000;

/**
 * Follows a store. The copy on disk is checked like everything else, so that a restart with the
 * store out of reach serves what was live before, and nothing that nobody signed.
 */
export async function liveHeads(options: LiveHeadsOptions): Promise<LiveHeads> {
  const { read, roots, lastGoodFile, onProblem } = options;
  let heads = NO_HEADS;
  let problems: readonly string[] = [];
  let seen: { text: string; problems: readonly string[] } | null = null;
  /** What the copy on disk has. */
  let copied = NO_HEADS;

  const past = await keptPast(lastGoodFile);

  async function take(text: string): Promise<string[]> {
    const found: string[] = [];
    const parsed = parseHeads(text);
    if (!parsed) return [`${HEADS_FILE} is damaged.`];
    heads = await verifyHeads(parsed, heads, {
      roots,
      read: past.reading(read),
      onRefused: (problem) => found.push(problem),
    });

    return found;
  }

  /** A full disk takes only the copy: what is live is served all the same. Tried again at each look. */
  async function keepCopy(): Promise<string[]> {
    if (!lastGoodFile || heads === copied) return [];
    try {
      const text = JSON.stringify(heads.envelopes);
      if (text !== JSON.stringify(copied.envelopes)) {
        await past.keep();
        await keepFile(lastGoodFile, text);
      }
      copied = heads;

      return [];
    } catch (error) {
      return [`The copy of what is live cannot be kept on this machine: ${messageOf(error)}`];
    }
  }

  function report(found: readonly string[]): void {
    for (const problem of found) if (!problems.includes(problem)) onProblem(problem);
    problems = found;
  }

  const kept = lastGoodFile && (await textOfFile(lastGoodFile));
  if (kept) {
    report(await take(kept));
    if (JSON.stringify(heads.envelopes) === kept) copied = heads;
  }

  const live: LiveHeads = {
    current: () => heads,
    isUsable: () => Object.keys(heads.units).length > 0,
    problems: () => problems,
    async refresh() {
      try {
        const bytes = await read(HEADS_FILE);
        if (!bytes) return report([`${HEADS_FILE} is missing.`]);
        if (bytes.length > MOST_BYTES) return report([`${HEADS_FILE} is too large.`]);
        const text = Buffer.from(bytes).toString();
        if (text !== seen?.text) seen = { text, problems: await take(text) };
        report([...seen.problems, ...(await keepCopy())]);
      } catch (error) {
        report([`The store of releases cannot be read: ${messageOf(error)}`]);
      }
    },
  };
  await live.refresh();

  return live;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

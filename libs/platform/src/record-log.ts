import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { RefusedChange } from './change-unit.ts';
import { changedRelease, commitOf } from './changed-release.ts';
import {
  type Envelope,
  hashOfEnvelope,
  parseEnvelope,
  recordIn,
  type SigningKey,
  signRecord,
} from './envelope.ts';
import type { PlatformStore } from './platform-store.ts';
import { isRulesRecord, type PlatformRecord, RulesRecord, UnitRecord } from './record.ts';
import { EMPTY_STATE, SHELL_UNIT } from './unit-state.ts';

const RECORDS = 'records/';
/** Twenty releases at once are far more than teams make; beyond that something is wrong. */
const MOST_TRIES = 50;
/** The longest pause after a lost race, in ms; drawn by chance, so that the same people do not meet again. */
const pauseAfter = (attempt: number) => Math.min(500, 20 * 2 ** attempt);

/** A record in the log, with the envelope that it came in. */
export interface LoggedRecord<R extends PlatformRecord = PlatformRecord> {
  readonly record: R;
  readonly envelope: Envelope;
}

/** Who makes a change, and why. */
export interface Author {
  readonly person: string;
  readonly reason: string;
  /** Null for that of the release that the change is about. */
  readonly commit: string | null;
  readonly key: SigningKey;
  /** What asks for it; a change that was made for it already is not made again. */
  readonly request?: string;
}

/** What a change does: the part of the record that is not about who, when and why. */
export type Change =
  | { readonly verb: string; readonly state: UnitRecord['state'] }
  | { readonly verb: string; readonly rules: RulesRecord['rules'] };

/**
 * The newest record of a unit; null when it has none. A file that is no record is passed over: the
 * one before it stays in force, and the next change takes the number after it.
 */
export async function headOf(store: PlatformStore, unit: string): Promise<LoggedRecord | null> {
  return newestOf(store, unit, await sequencesOf(store, unit));
}

/** The newest record of a unit before a number; null when there is none. */
export async function recordBefore(
  store: PlatformStore,
  unit: string,
  sequence: number,
): Promise<LoggedRecord | null> {
  const sequences = await sequencesOf(store, unit);

  return newestOf(
    store,
    unit,
    sequences.filter((each) => each < sequence),
  );
}

/** All records of a unit, oldest first. */
export async function historyOf(store: PlatformStore, unit: string): Promise<LoggedRecord[]> {
  const sequences = await sequencesOf(store, unit);
  const records = await Promise.all(sequences.map((each) => readRecord(store, unit, each)));

  return records.filter((logged) => logged !== null);
}

/** The units that have records. */
export async function unitsIn(store: PlatformStore): Promise<string[]> {
  const names = await store.list(RECORDS);

  return [...new Set(names.map((name) => name.split('/')[1] ?? ''))].filter(Boolean).sort();
}

/**
 * Adds a record after the newest one: compare-and-swap by creating a file that must not exist. When
 * somebody else was first, `decide` is asked again with what they left.
 *
 * @param decide the change, from the newest record; null changes nothing
 * @returns the record that is the newest now, and whether this call made it
 * @throws whatever `decide` throws, and Error when others are always first
 */
export async function append(
  store: PlatformStore,
  unit: string,
  author: Author,
  decide: (head: LoggedRecord | null) => Change | null | Promise<Change | null>,
): Promise<{ logged: LoggedRecord; isNew: boolean }> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    // One listing for both: a record that comes after it has the number that this one asks for.
    const sequences = await sequencesOf(store, unit);
    const head = await newestOf(store, unit, sequences);
    const isMade = author.request !== undefined && head?.record.request === author.request;
    const change = isMade ? null : await decide(head);
    if (change === null) {
      if (!head) throw new Error(`${unit} has no record, and nothing was to be changed.`);
      return { logged: head, isNew: false };
    }
    requirePossible(unit, change);
    requireNumbersLeft(unit, sequences);
    const record = {
      unit,
      sequence: (sequences.at(-1) ?? 0) + 1,
      before: head && hashOfEnvelope(head.envelope),
      at: new Date().toISOString(),
      person: author.person,
      commit: author.commit ?? (await commitOfChange(store, head, change)),
      reason: author.reason,
      ...(author.request === undefined ? {} : { request: author.request }),
      ...change,
    } as PlatformRecord;
    requireWhole(record);
    const envelope = signRecord(record, author.key);
    if (await create(store, nameOf(unit, record.sequence), envelope)) {
      return { logged: { record, envelope }, isNew: true };
    }
    await sleep(Math.random() * pauseAfter(attempt));
  }

  throw new Error(`Others keep changing ${unit}; try again.`);
}

const LAST_NUMBER = 99_999_999;

/** No log grows so long. A file of that number was put there so that no change is seen any more. */
function requireNumbersLeft(unit: string, sequences: readonly number[]): void {
  if (sequences.at(-1) !== LAST_NUMBER) return;
  throw new RefusedChange(
    `${nameOf(unit, LAST_NUMBER)} leaves no number for another record: remove it from the store.`,
  );
}

/** The shell is every page's own: no share of them can have another one, nor none. */
function requirePossible(unit: string, change: Change): void {
  if (unit !== SHELL_UNIT || !('state' in change)) return;
  const { killed, canary } = change.state;
  if (killed) {
    throw new RefusedChange('The shell cannot be switched off. To go back, roll it back.');
  }
  if (canary) throw new RefusedChange('The shell has no canaries. Release it, and roll it back.');
}

async function commitOfChange(
  store: PlatformStore,
  head: LoggedRecord | null,
  change: Change,
): Promise<string | null> {
  if (!('state' in change)) return null;
  const about = changedRelease(asUnit(head)?.state ?? EMPTY_STATE, change.state);

  return about && commitOf(store, about);
}

/** Nothing is signed that no server could read. */
function requireWhole(record: PlatformRecord): void {
  const parsed = v.safeParse(isRulesRecord(record) ? RulesRecord : UnitRecord, record);
  if (parsed.success && isDeepStrictEqual(parsed.output, JSON.parse(JSON.stringify(record))))
    return;
  if (parsed.success) {
    throw new RefusedChange(
      `${record.unit} has a name in it that servers do not read, such as "constructor".`,
    );
  }
  const [issue] = parsed.issues;
  throw new RefusedChange(
    `${v.getDotPath(issue) ?? record.unit} cannot be ${JSON.stringify(issue.input)}.`,
  );
}

async function create(store: PlatformStore, name: string, envelope: Envelope): Promise<boolean> {
  const bytes = Buffer.from(`${JSON.stringify(envelope)}\n`);
  if (await store.create(name, bytes)) return true;

  // A request whose response got lost is repeated by the client, and then meets its own file.
  const kept = await store.read(name);
  return kept !== null && bytes.equals(kept);
}

/** The last of these that is a record. */
async function newestOf(
  store: PlatformStore,
  unit: string,
  sequences: readonly number[],
): Promise<LoggedRecord | null> {
  for (const sequence of sequences.toReversed()) {
    const logged = await readRecord(store, unit, sequence);
    if (logged) return logged;
  }

  return null;
}

async function readRecord(
  store: PlatformStore,
  unit: string,
  sequence: number,
): Promise<LoggedRecord | null> {
  const bytes = await store.read(nameOf(unit, sequence));
  const envelope = bytes && parseEnvelope(Buffer.from(bytes).toString());
  const record = envelope && recordIn(envelope);
  if (!record || record.unit !== unit || record.sequence !== sequence) return null;

  return { record, envelope };
}

/** The numbers of the files in a unit's log, in order, whether they are records or not. */
export async function sequencesOf(store: PlatformStore, unit: string): Promise<number[]> {
  const names = await store.list(`${RECORDS}${unit}/`);

  return names
    .map((name) => Number(/\/(\d{8})\.json$/.exec(name)?.[1]))
    .filter((sequence) => sequence > 0)
    .sort((a, b) => a - b);
}

function nameOf(unit: string, sequence: number): string {
  return `${RECORDS}${unit}/${String(sequence).padStart(8, '0')}.json`;
}

/** The unit of a file in the log; null when it is another file. */
export function unitOf(name: string): string | null {
  return /^records\/([^/]+)\/\d{8}\.json$/.exec(name)?.[1] ?? null;
}

/** The record of a unit, when it is one of releases. */
export function asUnit(logged: LoggedRecord | null): UnitRecord | null {
  return logged && !isRulesRecord(logged.record) ? logged.record : null;
}

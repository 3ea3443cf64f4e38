import type { ReleasePointer } from '@freely/federation/registry';
import { type Envelope, hashOfEnvelope, parseEnvelope, recordIn } from './envelope.ts';
import type { PlatformRules } from './platform-rules.ts';
import { isRulesRecord, type UnitRecord } from './record.ts';
import {
  isAmong,
  keyOf,
  NO_PAST,
  pointersIn,
  RefusedRecord,
  type RootKeys,
  verifyUnit,
} from './verify-record.ts';

export interface PastParts {
  readonly roots: RootKeys;
  /** Reads a file of the store. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
}

/**
 * Verifies a record of any role. A controller's stands on the record before it, down to one that a
 * team or the platform signed; an operator's names only releases that one of these signed before.
 *
 * @throws RefusedRecord
 */
export async function verifyWithPast(
  envelope: Envelope,
  rules: PlatformRules,
  parts: PastParts,
): Promise<UnitRecord> {
  const role = keyOf(envelope.key, rules, parts.roots)?.role;
  if (role === 'controller') {
    const before = await verifyWithPast(await envelopeBefore(envelope, parts), rules, parts);

    return verifyUnit(envelope, rules, parts.roots, { ...NO_PAST, before });
  }
  if (role === 'operator') {
    const released = await releasedBefore(envelope, rules, parts);

    return verifyUnit(envelope, rules, parts.roots, { ...NO_PAST, released });
  }

  return verifyUnit(envelope, rules, parts.roots);
}

/** Goes back in the log until every release of a record was found in one that a team signed. */
async function releasedBefore(
  envelope: Envelope,
  rules: PlatformRules,
  parts: PastParts,
): Promise<ReleasePointer[]> {
  const record = requireUnitRecord(envelope);
  const wanted = pointersIn(record.state);
  const released: ReleasePointer[] = [];
  let at = envelope;
  while (!wanted.every((pointer) => isAmong(released, pointer))) {
    if (requireUnitRecord(at).before === null) return released;
    at = await envelopeBefore(at, parts);
    const role = keyOf(at.key, rules, parts.roots)?.role;
    if (role !== 'team' && role !== 'platform') continue;
    released.push(...pointersIn(verifyUnit(at, rules, parts.roots).state));
  }

  return released;
}

/** How far a server that knows nothing yet looks back past records that it must not use. */
const MOST_REFUSED = 20;

/**
 * The newest record before a refused one that may be used. Without it, whoever holds a key of little
 * use could take a remote from servers that start afresh, by one record that is refused.
 */
export async function newestBefore(
  unit: string,
  refused: Envelope,
  rules: PlatformRules,
  parts: PastParts,
): Promise<{ record: UnitRecord; envelope: Envelope } | null> {
  const sequence = recordIn(refused)?.sequence ?? 0;
  for (let number = sequence - 1; number >= Math.max(1, sequence - MOST_REFUSED); number -= 1) {
    const envelope = await readEnvelope(unit, number, parts);
    try {
      if (!envelope) continue;
      const record = await verifyWithPast(envelope, rules, parts);
      if (record.unit === unit) return { record, envelope };
    } catch (error) {
      if (!(error instanceof RefusedRecord)) throw error;
    }
  }

  return null;
}

/** Files that were cut short are passed over, and their numbers not used again. */
const DAMAGED_IN_A_ROW = 5;

/** The record that another one names as the one before it. */
async function envelopeBefore(envelope: Envelope, parts: PastParts): Promise<Envelope> {
  const { unit, sequence, before } = requireUnitRecord(envelope);
  if (before === null) throw new RefusedRecord('It stands on no record.');
  for (let number = sequence - 1; number > 0; number -= 1) {
    if (number < sequence - DAMAGED_IN_A_ROW) break;
    const found = await readEnvelope(unit, number, parts);
    if (found && hashOfEnvelope(found) === before) return found;
  }

  throw new RefusedRecord(
    `The record of ${unit} before number ${sequence} is missing, or another.`,
  );
}

async function readEnvelope(
  unit: string,
  sequence: number,
  { read }: PastParts,
): Promise<Envelope | null> {
  const bytes = await read(`records/${unit}/${String(sequence).padStart(8, '0')}.json`);

  return bytes && parseEnvelope(Buffer.from(bytes).toString());
}

function requireUnitRecord(envelope: Envelope): UnitRecord {
  const record = recordIn(envelope);
  if (!record || isRulesRecord(record)) {
    throw new RefusedRecord(`What ${envelope.key} signed is not a record of a unit.`);
  }

  return record;
}

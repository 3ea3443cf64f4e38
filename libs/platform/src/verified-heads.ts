import { type Envelope, recordIn } from './envelope.ts';
import type { Heads } from './heads.ts';
import { EMPTY_RULES, type PlatformRules } from './platform-rules.ts';
import { RULES_UNIT, type UnitRecord } from './record.ts';
import { RefusedRecord, type RootKeys, verifyRules } from './verify-record.ts';
import { newestBefore, verifyWithPast } from './verify-with-past.ts';

/** Records that were checked: signed by somebody who may, and never older than what was known. */
export interface VerifiedHeads {
  readonly rules: PlatformRules;
  readonly units: Readonly<Record<string, UnitRecord>>;
  /** The envelopes they came in, for a copy on disk. */
  readonly envelopes: Heads;
}

export const NO_HEADS: VerifiedHeads = { rules: EMPTY_RULES, units: {}, envelopes: {} };

export interface VerifyParts {
  readonly roots: RootKeys;
  /** Reads a file of the store: the records of some roles are judged by those before them. */
  readonly read: (name: string) => Promise<Uint8Array | null>;
  /** Told of every record that is not used, by name and reason. */
  readonly onRefused: (problem: string) => void;
}

/**
 * Takes from new heads what may be used; for the rest, what was known stays in force. A unit that
 * the new heads do not name stays too: nothing is ever removed but by a signed record.
 */
export async function verifyHeads(
  heads: Heads,
  known: VerifiedHeads,
  parts: VerifyParts,
): Promise<VerifiedHeads> {
  const { rules, envelope } = await newerRules(heads, known, parts);
  const units: Record<string, UnitRecord> = { ...known.units };
  const envelopes: Heads = { ...known.envelopes, ...envelope };

  for (const [unit, head] of Object.entries(heads)) {
    if (unit === RULES_UNIT || isSame(head, known.envelopes[unit])) continue;
    try {
      const record = await verifyWithPast(head, rules, parts);
      requireNewer(record, known.units[unit], unit);
      units[unit] = record;
      envelopes[unit] = head;
    } catch (error) {
      parts.onRefused(refusalOf(unit, error));
      const earlier = known.units[unit] ? null : await newestBefore(unit, head, rules, parts);
      if (!earlier) continue;
      units[unit] = earlier.record;
      envelopes[unit] = earlier.envelope;
    }
  }

  return { rules, units, envelopes };
}

async function newerRules(heads: Heads, known: VerifiedHeads, parts: VerifyParts) {
  const head = heads[RULES_UNIT];
  const before = known.envelopes[RULES_UNIT];
  if (!head || isSame(head, before)) return { rules: known.rules, envelope: {} };
  try {
    const record = verifyRules(head, parts.roots, known.rules);
    const last = before && recordIn(before);
    if (last && record.sequence <= last.sequence) throw olderThan(RULES_UNIT, record.sequence);

    return { rules: record.rules, envelope: { [RULES_UNIT]: head } };
  } catch (error) {
    parts.onRefused(refusalOf(RULES_UNIT, error));
    return { rules: known.rules, envelope: {} };
  }
}

function requireNewer(record: UnitRecord, known: UnitRecord | undefined, unit: string): void {
  if (record.unit !== unit) throw new RefusedRecord(`It is a record of ${record.unit}.`);
  if (known && record.sequence <= known.sequence) throw olderThan(unit, record.sequence);
}

function olderThan(unit: string, sequence: number): RefusedRecord {
  return new RefusedRecord(`Record ${sequence} of ${unit} is older than the one in force.`);
}

function isSame(one: Envelope, other: Envelope | undefined): boolean {
  return one.signature === other?.signature && one.record === other.record;
}

function refusalOf(unit: string, error: unknown): string {
  return `The record of ${unit} is not used: ${error instanceof Error ? error.message : error}`;
}

import type { ReleasePointer } from '@freely/federation/registry';
import { abort, promote } from './change-unit.ts';
import { type Envelope, isSignedBy, recordIn } from './envelope.ts';
import type { KeyRole, PlatformKey, PlatformRules } from './platform-rules.ts';
import { isRulesRecord, type PlatformRecord, RULES_UNIT, type UnitRecord } from './record.ts';
import { isOwnRelease } from './release-folder.ts';
import type { UnitState } from './unit-state.ts';

/** Public keys that whoever runs a server trusts from the start, by id. */
export type RootKeys = Readonly<Record<string, string>>;

/** A record that may not be used, with a reason that names what is wrong. */
export class RefusedRecord extends Error {
  override name = 'RefusedRecord';
}

/**
 * The rules in an envelope, signed by a root key or by a platform key of the rules before them.
 *
 * @throws RefusedRecord
 */
export function verifyRules(
  envelope: Envelope,
  roots: RootKeys,
  before: PlatformRules | null = null,
): PlatformRecord & { rules: PlatformRules } {
  const record = readRecord(envelope);
  if (!isRulesRecord(record))
    throw new RefusedRecord(`${record.unit} is not the platform's rules.`);
  const known = before?.keys[envelope.key];
  const publicKey =
    roots[envelope.key] ?? (known?.role === 'platform' ? known.publicKey : undefined);
  if (!publicKey)
    throw new RefusedRecord(`The rules are signed by ${envelope.key}, which may not.`);
  requireSignature(envelope, publicKey, RULES_UNIT);

  return record;
}

/** What is known of a unit's past, for the roles that may only move within it. */
export interface Past {
  /** The record before it. */
  readonly before: UnitRecord | null;
  /** Releases that a team or the platform signed in an earlier record. */
  readonly released: readonly ReleasePointer[];
}

export const NO_PAST: Past = { before: null, released: [] };

/**
 * The record of a unit in an envelope, signed by somebody who may.
 *
 * @throws RefusedRecord
 */
export function verifyUnit(
  envelope: Envelope,
  rules: PlatformRules,
  roots: RootKeys,
  past: Past = NO_PAST,
): UnitRecord {
  const record = readRecord(envelope);
  if (isRulesRecord(record)) throw new RefusedRecord('The rules are not a unit.');
  const key = keyOf(envelope.key, rules, roots);
  if (!key) throw new RefusedRecord(`${record.unit} is signed by ${envelope.key}, an unknown key.`);
  requireSignature(envelope, key.publicKey, record.unit);
  if (!maySign(key, envelope.key, record, rules, past)) {
    throw new RefusedRecord(
      `${record.unit} is signed by ${envelope.key}, which may not ${record.verb} it.`,
    );
  }
  requireOwnReleases(record, key.role);

  return record;
}

/** Only the platform itself may leave a release unpinned, as benchmarks do. */
function requireOwnReleases({ unit, state }: UnitRecord, role: KeyRole): void {
  for (const pointer of pointersIn(state)) {
    if (!isOwnRelease(unit, pointer)) {
      throw new RefusedRecord(`${pointer.url} is not where releases of ${unit} lie.`);
    }
    if (pointer.integrity === null && role !== 'platform') {
      throw new RefusedRecord(`${unit} ${pointer.version} is not pinned by a hash.`);
    }
  }
}

/** A key as the rules know it. What may sign the rules may sign every unit. */
export function keyOf(id: string, rules: PlatformRules, roots: RootKeys): PlatformKey | null {
  const publicKey = roots[id];

  return rules.keys[id] ?? (publicKey ? { publicKey, role: 'platform', owner: id } : null);
}

function readRecord(envelope: Envelope): PlatformRecord {
  const record = recordIn(envelope);
  if (!record) throw new RefusedRecord(`What ${envelope.key} signed is not a record.`);

  return record;
}

function requireSignature(envelope: Envelope, publicKey: string, unit: string): void {
  if (!isSignedBy(envelope, publicKey)) {
    throw new RefusedRecord(`The signature of ${unit} is not one of ${envelope.key}.`);
  }
}

function maySign(
  { role }: PlatformKey,
  id: string,
  record: UnitRecord,
  rules: PlatformRules,
  { before, released }: Past,
): boolean {
  const may: Record<KeyRole, () => boolean> = {
    platform: () => true,
    team: () => rules.remotes[record.unit]?.keys.includes(id) ?? false,
    operator: () => pointersIn(record.state).every((pointer) => isAmong(released, pointer)),
    controller: () => before !== null && endsCanary(before, record),
    preview: () => false,
  };

  return may[role]();
}

/**
 * The canary that was there is gone: taken back, or what everybody gets now because whoever began it
 * said so. Nothing else may differ, the release to fall back to included.
 */
function endsCanary(before: UnitRecord, after: UnitRecord): boolean {
  const { canary } = before.state;
  if (!canary) return false;
  if (isSame(after.state, abort(before.state))) return true;

  return isDue(before, after.at) && isSame(after.state, promote(before.state));
}

/** Clocks of two servers may differ by so much. */
const CLOCKS_MS = 60_000;

/** Whether a canary may be given to everybody by now, without a person. */
function isDue({ at, state: { canary } }: UnitRecord, now: string): boolean {
  const minutes = canary?.promoteAfterMinutes;
  if (minutes === undefined || Date.parse(now) > Date.now() + CLOCKS_MS) return false;

  return Date.parse(now) >= Date.parse(at) + minutes * 60_000;
}

/** Every release that a state names. */
export function pointersIn({ active, previous, canary }: UnitState): ReleasePointer[] {
  return [active, previous, canary?.release ?? null].filter((pointer) => pointer !== null);
}

export function isAmong(pointers: readonly ReleasePointer[], pointer: ReleasePointer): boolean {
  return pointers.some((each) => isSame(each, pointer));
}

/** Both went through the same schema, so their keys stand in the same order. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { type Envelope, isSignedBy, recordIn } from './envelope.ts';
import type { KeyRole, PlatformKey, PlatformRules } from './platform-rules.ts';
import { isRulesRecord, type PlatformRecord, RULES_UNIT, type UnitRecord } from './record.ts';

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

/**
 * The record of a unit in an envelope, signed by somebody who may.
 *
 * @param before the unit's record before it, where it is known: a controller may only end a canary
 * @throws RefusedRecord
 */
export function verifyUnit(
  envelope: Envelope,
  rules: PlatformRules,
  roots: RootKeys,
  before: UnitRecord | null,
): UnitRecord {
  const record = readRecord(envelope);
  if (isRulesRecord(record)) throw new RefusedRecord('The rules are not a unit.');
  const key = rules.keys[envelope.key] ?? rootKey(roots, envelope.key);
  if (!key) throw new RefusedRecord(`${record.unit} is signed by ${envelope.key}, an unknown key.`);
  requireSignature(envelope, key.publicKey, record.unit);
  if (!maySign(key, envelope.key, record, rules, before)) {
    throw new RefusedRecord(
      `${record.unit} is signed by ${envelope.key}, which may not ${record.verb} it.`,
    );
  }

  return record;
}

/** What may sign the rules may sign every unit. */
function rootKey(roots: RootKeys, id: string): PlatformKey | null {
  const publicKey = roots[id];

  return publicKey ? { publicKey, role: 'platform', owner: id } : null;
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
  before: UnitRecord | null,
): boolean {
  const may: Record<KeyRole, () => boolean> = {
    platform: () => true,
    team: () => rules.remotes[record.unit]?.keys.includes(id) ?? false,
    controller: () => before !== null && endsCanary(before, record),
  };

  return may[role]();
}

/** The canary that was there is gone: taken back, or what everybody gets now. Nothing else changed. */
function endsCanary({ state: before }: UnitRecord, { state: after }: UnitRecord): boolean {
  const canary = before.canary?.release.integrity;
  if (canary === undefined || after.canary !== null || after.killed !== before.killed) return false;
  const aborted = after.active?.integrity === before.active?.integrity;
  const promoted = after.active?.integrity === canary;

  return aborted || promoted;
}

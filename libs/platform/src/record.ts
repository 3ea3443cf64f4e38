import * as v from 'valibot';
import { PlatformRules } from './platform-rules.ts';
import { UnitName, UnitState } from './unit-state.ts';

/** The unit whose records hold the platform's rules instead of releases. */
export const RULES_UNIT = 'platform';

const Sequence = v.pipe(v.number(), v.integer(), v.minValue(1));

const common = {
  /** 1 for the first record of a unit, then one more each. */
  sequence: Sequence,
  /** SHA-256 (hex) of the envelope before; null for the first. */
  before: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  /** ISO 8601, UTC. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Who did it, as their tool names them. */
  person: v.string(),
  /** The commit of the sources of the release that the change is about; null where it is about none. */
  commit: v.nullable(v.string()),
  reason: v.string(),
  /** What asked for it, where that may ask again after a crash: a request is made once. */
  request: v.exactOptional(v.string()),
  /** `release`, `rollback`, `canary`, …: what was done. */
  verb: v.pipe(v.string(), v.nonEmpty()),
};

export const UnitRecord = v.object({ ...common, unit: UnitName, state: UnitState });
export type UnitRecord = v.InferOutput<typeof UnitRecord>;

export const RulesRecord = v.object({
  ...common,
  unit: v.literal(RULES_UNIT),
  rules: PlatformRules,
});
export type RulesRecord = v.InferOutput<typeof RulesRecord>;

/** One change, whole: who, when, why, and the state after it. The records of a unit are its history. */
export const PlatformRecord = v.union([RulesRecord, UnitRecord]);
export type PlatformRecord = v.InferOutput<typeof PlatformRecord>;

export function isRulesRecord(record: PlatformRecord): record is RulesRecord {
  return 'rules' in record;
}

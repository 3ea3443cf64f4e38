import { RefusedChange } from './change-unit.ts';
import { type Envelope, hashOfEnvelope, parseEnvelope, recordIn } from './envelope.ts';
import { EMPTY_RULES, type PlatformRules } from './platform-rules.ts';
import type { PlatformStore } from './platform-store.ts';
import { RULES_UNIT } from './record.ts';
import { headOf, historyOf, recordBefore, sequencesOf, unitOf } from './record-log.ts';
import { RefusedRecord, type RootKeys, verifyRules } from './verify-record.ts';
import { verifyWithPast } from './verify-with-past.ts';

export interface TrustedStoreParts {
  readonly roots: RootKeys;
  /** Told once of each record that is passed over, by name and reason. */
  readonly onRefused: (problem: string) => void;
}

/**
 * A store in which nobody sees a record that nobody who may has signed. Whoever makes a change starts from
 * the newest record, and signs all that the change leaves as it is: a record that was merely written
 * into the store would be signed with it.
 *
 * A record is also refused before it is written, when no server would use it.
 *
 * For one piece of work: the rules are read once, and again where they do not allow something.
 */
export function trustedStore(
  store: PlatformStore,
  { roots, onRefused }: TrustedStoreParts,
): PlatformStore {
  const trusted = new Set<string>();
  const refused = new Set<string>();
  const walks = new Map<string, Promise<void>>();
  let rules: Promise<PlatformRules> | null = null;

  async function currentRules(): Promise<PlatformRules> {
    const record = (await headOf(visible, RULES_UNIT))?.record;
    if (!record) await requireNone(store);

    return record && 'rules' in record ? record.rules : EMPTY_RULES;
  }

  /** @throws RefusedRecord */
  async function verify(envelope: Envelope): Promise<void> {
    const { unit, sequence } = recordIn(envelope) ?? {};
    if (unit !== RULES_UNIT) {
      const parts = { roots, read: (name: string) => store.read(name) };
      rules ??= currentRules();
      try {
        await verifyWithPast(envelope, await rules, parts);
      } catch (error) {
        if (!(error instanceof RefusedRecord)) throw error;
        rules = currentRules();
        await verifyWithPast(envelope, await rules, parts);
      }
    } else if (roots[envelope.key]) verifyRules(envelope, roots);
    else verifyRules(envelope, roots, await rulesBefore(sequence ?? 0));
  }

  async function rulesBefore(sequence: number): Promise<PlatformRules | null> {
    const record = (await recordBefore(visible, RULES_UNIT, sequence))?.record;

    return record && 'rules' in record ? record.rules : null;
  }

  /** @returns why it may not be used; null when it may */
  async function refusalOf(envelope: Envelope): Promise<string | null> {
    try {
      await verify(envelope);
      trusted.add(hashOfEnvelope(envelope));
      trusted.add(recordIn(envelope)?.before ?? '');

      return null;
    } catch (error) {
      if (error instanceof RefusedRecord) return error.message;
      throw error;
    }
  }

  /** Its key may be one that was revoked since: then a record that may be used stands on it. */
  async function isStoodOn(unit: string, envelope: Envelope): Promise<boolean> {
    const walk = walks.get(unit) ?? walkDown(unit);
    walks.set(unit, walk);
    await walk;

    return trusted.has(hashOfEnvelope(envelope));
  }

  async function walkDown(unit: string): Promise<void> {
    for (const { record, envelope } of (await historyOf(store, unit)).reverse()) {
      if (!trusted.has(hashOfEnvelope(envelope))) await refusalOf(envelope);
      else trusted.add(record.before ?? '');
    }
  }

  const visible: PlatformStore = {
    ...store,
    async read(name) {
      const bytes = await store.read(name);
      const unit = unitOf(name);
      const envelope = unit && bytes ? parseEnvelope(Buffer.from(bytes).toString()) : null;
      if (!unit || !envelope || trusted.has(hashOfEnvelope(envelope))) return bytes;
      const refusal = await refusalOf(envelope);
      if (refusal === null || (await isStoodOn(unit, envelope))) return bytes;
      if (!refused.has(name)) onRefused(`${name} is not used: ${refusal}`);
      refused.add(name);

      return null;
    },
    async create(name, bytes) {
      const envelope = unitOf(name) ? parseEnvelope(Buffer.from(bytes).toString()) : null;
      if (envelope) await requireUsable(envelope);

      return store.create(name, bytes);
    },
  };

  /** @throws RefusedChange that says why no server would use it */
  async function requireUsable(envelope: Envelope): Promise<void> {
    const record = recordIn(envelope);
    if (record?.unit === RULES_UNIT && record.before === null) await requireNone(store);
    const refusal = await refusalOf(envelope);
    if (refusal !== null) throw new RefusedChange(`No server would use this change: ${refusal}`);
  }

  return visible;
}

/** Rules that cannot be trusted are not begun anew: that would take every key and path from everybody. */
async function requireNone(store: PlatformStore): Promise<void> {
  const { length } = await sequencesOf(store, RULES_UNIT);
  if (length === 0) return;
  throw new RefusedChange(
    `None of the rules in ${store.label} is signed by a root key that is trusted here: PLATFORM_ROOT_KEYS must name the platform's.`,
  );
}

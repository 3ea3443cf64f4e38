import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import {
  type Author,
  append,
  EMPTY_RULES,
  headOf,
  openStore,
  type PlatformRules,
  type PlatformStore,
  publishHeads,
  type RootKeys,
  RULES_UNIT,
  type SigningKey,
} from '@freely/platform';
import { dataFolder } from '../product/data-folder.ts';
import { reachableStore } from './reachable-store.ts';
import { givenKey, localKey } from './signing-key.ts';

/** Where releases are kept, and who changes them. */
export interface PlatformContext {
  readonly store: PlatformStore;
  readonly key: SigningKey;
  readonly person: string;
  /** Where the key is one of this machine: the public key that servers on it trust. */
  readonly roots: RootKeys | null;
}

/**
 * The platform of this environment: `RELEASES_URL` and `PLATFORM_KEY`; without them a folder and a
 * key of this machine, which may sign everything.
 */
export function openPlatform(folder = dataFolder()): PlatformContext {
  const store = reachableStore(openStore(process.env.RELEASES_URL || join(folder, 'releases')));
  const given = givenKey();
  const person = personHere();
  if (given) return { store, key: given, person, roots: null };
  const key = localKey(folder);

  return { store, key, person, roots: { [key.id]: key.publicKey } };
}

/** The name that Git knows, else the account's. */
function personHere(): string {
  if (process.env.PLATFORM_PERSON) return process.env.PLATFORM_PERSON;
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return userInfo().username;
  }
}

export function authorOf(
  { key, person }: PlatformContext,
  reason: string,
  commit: string | null = null,
): Author {
  return { key, person, reason, commit };
}

export async function readRules({ store }: PlatformContext): Promise<PlatformRules> {
  const record = (await headOf(store, RULES_UNIT))?.record;

  return record && 'rules' in record ? record.rules : EMPTY_RULES;
}

/** Changes the rules, unless the change leaves them as they are. */
export async function changeRules(
  context: PlatformContext,
  verb: string,
  reason: string,
  change: (rules: PlatformRules) => PlatformRules,
): Promise<void> {
  await append(context.store, RULES_UNIT, authorOf(context, reason), (head) => {
    const before = head && 'rules' in head.record ? head.record.rules : EMPTY_RULES;
    const after = change(before);

    return after === before && head ? null : { verb, rules: after };
  });
  await publishHeads(context.store);
}

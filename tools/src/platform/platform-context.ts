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
  rootKeysIn,
  type SigningKey,
  trustedStore,
} from '@freely/platform';
import { dataFolder } from '../product/data-folder.ts';
import { Misuse } from '../terminal/command-error.ts';
import { publishCutShort } from './cut-short.ts';
import { reachableStore } from './reachable-store.ts';
import { givenKey, localKey } from './signing-key.ts';

/** Where releases are kept, and who changes them. */
export interface PlatformContext {
  /** Shows only records that somebody signed who may. */
  readonly store: PlatformStore;
  readonly key: SigningKey;
  readonly person: string;
  /** Where the key is one of this machine: the public key that servers on it trust. */
  readonly roots: RootKeys | null;
  /** The public keys that records are checked by. */
  readonly trusted: RootKeys;
}

/**
 * The platform of this environment: `RELEASES_URL` and `PLATFORM_KEY`; without them a folder and a
 * key of this machine, which may sign everything.
 *
 * @throws Misuse when there is no way to tell which records may be used
 */
export function openPlatform(folder = dataFolder()): PlatformContext {
  const location = process.env.RELEASES_URL || join(folder, 'releases');
  const named = rootKeysIn(process.env.PLATFORM_ROOT_KEYS ?? '');
  const given = givenKey();
  const person = personHere();
  if (given) {
    requireNamed(named);

    return {
      store: checkedStore(location, named),
      key: given,
      person,
      roots: null,
      trusted: named,
    };
  }
  const key = localKey(folder);
  const roots = { [key.id]: key.publicKey };
  const trusted = { ...named, ...roots };

  return { store: checkedStore(location, trusted), key, person, roots, trusted };
}

/** The store at a location. What is passed over in it is said on stderr. */
export function checkedStore(location: string, roots: RootKeys): PlatformStore {
  return trustedStore(reachableStore(storeAt(location)), { roots, onRefused: console.error });
}

function storeAt(location: string): PlatformStore {
  try {
    return openStore(location);
  } catch (error) {
    throw new Misuse(`RELEASES_URL: ${error instanceof Error ? error.message : error}`);
  }
}

function requireNamed(roots: RootKeys): void {
  if (Object.keys(roots).length > 0) return;
  throw new Misuse(
    'PLATFORM_ROOT_KEYS must be set beside PLATFORM_KEY, as servers have it: without it, whoever can write to the store could have this key sign what they like.',
  );
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
  await publishCutShort(context.store, RULES_UNIT);
  await append(context.store, RULES_UNIT, authorOf(context, reason), (head) => {
    const before = head && 'rules' in head.record ? head.record.rules : EMPTY_RULES;
    const after = change(before);

    return after === before && head ? null : { verb, rules: after };
  });
  await publishHeads(context.store);
}

// What is live, from the store of releases, and changes of it that this server may sign.
import {
  append,
  asUnit,
  chainedHistory,
  EMPTY_STATE,
  historyOf,
  type LiveHeads,
  liveHeads,
  openStore,
  type PlatformStore,
  publishHeads,
  type RootKeys,
  type SigningKey,
  trustedStore,
  type UnitRecord,
  type UnitState,
  type VerifiedHeads,
} from '@freely/platform';

export interface ReleasesConfig {
  /** The store: a folder, or `s3://…`. */
  readonly url: string;
  readonly rootKeys: RootKeys;
  /** Each null where this installation does not do it. */
  readonly controllerKey: SigningKey | null;
  readonly operatorKey: SigningKey | null;
  /** How old the records in force may get before they are read again. */
  readonly maxAgeMs: number;
}

/** A record of a unit in its log, and which key signed it. */
export interface LoggedChange {
  readonly record: UnitRecord;
  readonly key: string;
}

interface SignedChange {
  readonly unit: string;
  readonly verb: string;
  readonly person: string;
  readonly reason: string;
  /** What asks for it; it is made once, however often that asks. */
  readonly request?: string;
  /** Asked in each try: false makes no change. */
  readonly isWanted?: () => Promise<boolean>;
  readonly change: (state: UnitState) => UnitState;
}

export interface Releases {
  /** The records in force; at most a few seconds old. */
  current(): Promise<VerifiedHeads>;
  /** All changes of a unit, oldest first. */
  history(unit: string): Promise<LoggedChange[]>;
  /** Which keys this server has. */
  readonly may: { readonly endCanaries: boolean; readonly operate: boolean };
  /** @throws what `change` throws */
  change(as: 'controller' | 'operator', change: SignedChange): Promise<void>;
}

/** Null where no store is configured: then nothing is counted, and nothing shown. */
export function openReleases(config: ReleasesConfig | null): Releases | null {
  return config && follow(config);
}

function follow(config: ReleasesConfig): Releases {
  const store = openStore(config.url);
  let opening: Promise<LiveHeads> | null = null;
  let readAt = 0;

  async function live(): Promise<LiveHeads> {
    opening ??= liveHeads({
      read: (name) => store.read(name),
      roots: config.rootKeys,
      lastGoodFile: null,
      onProblem: () => undefined,
    });
    const heads = await opening;
    if (Date.now() - readAt >= config.maxAgeMs) {
      readAt = Date.now();
      await heads.refresh();
    }

    return heads;
  }

  return {
    current: async () => (await live()).current(),
    async history(unit) {
      const head = (await live()).current().envelopes[unit];
      const chain = head ? await chainedHistory(store, unit, head) : [];

      return chain.flatMap((logged) => {
        const record = asUnit(logged);
        return record ? [{ record, key: logged.envelope.key }] : [];
      });
    },
    may: { endCanaries: config.controllerKey !== null, operate: config.operatorKey !== null },
    async change(as, { unit, verb, change, isWanted, ...author }) {
      const key = as === 'controller' ? config.controllerKey : config.operatorKey;
      if (!key) throw new Error(`There is no ${as} key.`);
      // A record that somebody merely wrote into the store is not what a change starts from.
      const trusted = trustedStore(store, { roots: config.rootKeys, onRefused: () => undefined });
      await append(trusted, unit, { ...author, key, commit: null }, async (head) => {
        // Asked in each try. Whoever makes it, or what follows it, after the answers adds a record: this try is lost.
        if (await isMade(trusted, unit, author.request)) return null;
        if (isWanted && !(await isWanted())) return null;
        const before = asUnit(head)?.state ?? EMPTY_STATE;
        const after = change(before);

        return after === before ? null : { verb, state: after };
      });
      await publishHeads(trusted);
      readAt = 0;
    },
  };
}

/** Whether a run before this one has made the change, and others may have come after it. */
async function isMade(
  store: PlatformStore,
  unit: string,
  request: string | undefined,
): Promise<boolean> {
  if (request === undefined) return false;
  const records = await historyOf(store, unit);

  return records.some(({ record }) => record.request === request);
}

// A store of releases with keys of its own, and one remote that was released twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addKey,
  append,
  asUnit,
  EMPTY_RULES,
  EMPTY_STATE,
  historyOf,
  newSigningKey,
  openStore,
  own,
  publishHeads,
  RULES_UNIT,
  release,
  type SigningKey,
  startCanary,
  type UnitRecord,
  type UnitState,
} from '@freely/platform';

export type TestReleases = Awaited<ReturnType<typeof makeTestReleases>>;

const pointerTo = (unit: string, version: string) => ({
  version,
  url: `/r/${unit}/${version}/`,
  integrity: `sha384-${Buffer.from(version.padEnd(48, '.')).toString('base64').slice(0, 64)}`,
});

export async function makeTestReleases(unit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'freely-releases-'));
  const store = openStore(folder);
  const pairs = { root: newSigningKey(), controller: newSigningKey(), operator: newSigningKey() };
  const keyOf = (id: keyof typeof pairs): SigningKey => ({ id, privateKey: pairs[id].privateKey });
  const author = { person: 'Ada', reason: 'A test', commit: 'abc1234', key: keyOf('root') };
  const roles = (['controller', 'operator'] as const).reduce(
    (rules, role) => addKey(rules, role, { publicKey: pairs[role].publicKey, role, owner: role }),
    own(EMPTY_RULES, unit, ['/booking/*']),
  );
  await append(store, RULES_UNIT, author, () => ({ verb: 'rules', rules: roles }));

  async function change(verb: string, to: (state: UnitState) => UnitState, at = new Date()) {
    const { toISOString } = Date.prototype;
    // Records are dated by the log itself, so the past has to be pretended.
    Date.prototype.toISOString = () => toISOString.call(at);
    try {
      await append(store, unit, author, (head) => ({
        verb,
        state: to(asUnit(head)?.state ?? EMPTY_STATE),
      }));
    } finally {
      Date.prototype.toISOString = toISOString;
    }
    await publishHeads(store);
  }
  async function history(): Promise<UnitRecord[]> {
    return (await historyOf(store, unit)).flatMap((logged) => asUnit(logged) ?? []);
  }

  return {
    config: {
      url: folder,
      rootKeys: { root: pairs.root.publicKey },
      controllerKey: keyOf('controller'),
      operatorKey: keyOf('operator'),
      maxAgeMs: 0,
    },
    history,
    state: async () => (await history()).at(-1)?.state ?? EMPTY_STATE,
    /** Versions 1 and 2 were released, and 2 is active, with no canary. */
    async reset() {
      await change('release', (state) => release(state, pointerTo(unit, '1')));
      await change('release', (state) => release(state, pointerTo(unit, '2')));
    },
    startCanary: (version: string, { minutesAgo, ...parts }: CanaryParts) =>
      change(
        'canary',
        (state) =>
          startCanary(state, {
            release: pointerTo(unit, version),
            percent: 10,
            cohorts: [],
            ...parts,
          }),
        new Date(Date.now() - minutesAgo * 60_000),
      ),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface CanaryParts {
  minutesAgo: number;
  promoteAfterMinutes?: number;
}

import { overlap } from '@freely/federation/route-owner';
import { RefusedChange } from './change-unit.ts';
import type { PlatformKey, PlatformRules } from './platform-rules.ts';
import { RULES_UNIT } from './record.ts';
import { reservedPathIn } from './reserved-paths.ts';
import { SHELL_UNIT } from './unit-state.ts';

/**
 * A remote asks for paths. It keeps those that it has; none may belong to another one, or to the shell.
 *
 * @throws RefusedChange that names the path, and whose it is
 */
export function own(rules: PlatformRules, remote: string, paths: readonly string[]): PlatformRules {
  if (remote === SHELL_UNIT || remote === RULES_UNIT) {
    throw new RefusedChange(`${remote} is no remote: it owns no paths.`);
  }
  for (const path of paths) {
    const taken = reservedPathIn(path);
    if (taken) throw new RefusedChange(`${path} cannot be owned: the shell answers ${taken}.`);
    for (const [name, { paths: others }] of Object.entries(rules.remotes)) {
      const other = name === remote ? undefined : others.find((each) => overlap(path, each));
      if (other) throw new RefusedChange(`${path} cannot be owned: ${name} owns ${other}.`);
    }
  }
  const { paths: before = [], keys = [] } = rules.remotes[remote] ?? {};
  const all = [...new Set([...before, ...paths])];
  if (all.length === before.length && rules.remotes[remote]) return rules;

  return { ...rules, remotes: { ...rules.remotes, [remote]: { paths: all, keys } } };
}

/** Paths go back to nobody. */
export function disown(
  rules: PlatformRules,
  remote: string,
  paths: readonly string[],
): PlatformRules {
  const entry = rules.remotes[remote];
  const foreign = paths.find((path) => !entry?.paths.includes(path));
  if (!entry || foreign)
    throw new RefusedChange(`${remote} does not own ${foreign ?? 'anything'}.`);
  const left = entry.paths.filter((path) => !paths.includes(path));

  return { ...rules, remotes: { ...rules.remotes, [remote]: { ...entry, paths: left } } };
}

/** Makes a key known; a team's key may then release its remotes. */
export function addKey(
  rules: PlatformRules,
  id: string,
  key: PlatformKey,
  remotes: readonly string[] = [],
): PlatformRules {
  const known = rules.keys[id];
  if (known && known.publicKey !== key.publicKey) {
    throw new RefusedChange(`There is another key with the id ${id}.`);
  }
  const isGranted = remotes.every((remote) => rules.remotes[remote]?.keys.includes(id));
  if (known?.role === key.role && known.owner === key.owner && isGranted) return rules;
  const granted = Object.fromEntries(
    remotes.map((remote) => {
      const { paths = [], keys = [] } = rules.remotes[remote] ?? {};
      return [remote, { paths, keys: [...new Set([...keys, id])] }];
    }),
  );

  return {
    ...rules,
    keys: { ...rules.keys, [id]: key },
    remotes: { ...rules.remotes, ...granted },
  };
}

/** From now on nothing that it signs is used; what is live stays live. */
export function revokeKey(rules: PlatformRules, id: string): PlatformRules {
  if (!rules.keys[id]) throw new RefusedChange(`There is no key ${id}.`);
  const { [id]: _, ...keys } = rules.keys;
  const remotes = Object.fromEntries(
    Object.entries(rules.remotes).map(([name, entry]) => [
      name,
      { ...entry, keys: entry.keys.filter((each) => each !== id) },
    ]),
  );

  return { ...rules, keys, remotes };
}

/** A group of people: by role, and by links that these keys may sign. What is not named stays as it is. */
export function setCohort(
  rules: PlatformRules,
  name: string,
  cohort: { readonly roles?: readonly string[]; readonly keys?: readonly string[] },
): PlatformRules {
  const { roles, keys } = { roles: [], keys: [], ...rules.cohorts?.[name], ...cohort };

  return {
    ...rules,
    cohorts: { ...rules.cohorts, [name]: { roles: [...roles], keys: [...keys] } },
  };
}

/** Whether signed links may load a remote from a developer's machine. */
export function allowDevelopment(rules: PlatformRules, isAllowed: boolean): PlatformRules {
  return { ...rules, development: isAllowed };
}

import * as v from 'valibot';
import { UnitName } from './unit-state.ts';

/**
 * What a key may sign: `platform` the rules themselves and every unit, `team` the units that list it,
 * `operator` every unit, but only with releases that a team has signed already, `controller` only the
 * end of a canary that somebody else began, `preview` no record at all, only links to the units that
 * list it.
 */
export const KeyRole = v.picklist(['platform', 'team', 'operator', 'controller', 'preview']);
export type KeyRole = v.InferOutput<typeof KeyRole>;

export const PlatformKey = v.object({
  /** Ed25519, SPKI, base64. */
  publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{59}=$/)),
  role: KeyRole,
  /** The team or person that holds it. */
  owner: v.pipe(v.string(), v.nonEmpty()),
});
export type PlatformKey = v.InferOutput<typeof PlatformKey>;

/** A path that a remote answers: exactly (`/rewards`), or with all below it (`/rewards/*`). */
const OwnedPath = v.pipe(
  v.string(),
  v.regex(/^\/(?:[\w.-]+\/)*(?:[\w.-]+|\*)?$/),
  v.check((path) => !/\/\.\.?(\/|$)/.test(path)),
);

/** A group of people: `staff`, `beta`. */
export const CohortName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/));

/** Who may sign what, and which remote answers which paths. Signed by a platform key. */
export const PlatformRules = v.object({
  keys: v.record(v.string(), PlatformKey),
  remotes: v.record(
    UnitName,
    v.object({
      paths: v.array(OwnedPath),
      /** Ids of the team keys that may release it. */
      keys: v.array(v.string()),
    }),
  ),
  /** Groups that canaries and flags are for. */
  cohorts: v.exactOptional(
    v.record(
      CohortName,
      v.object({
        /** Of an account: whoever has one belongs to the group while logged in. */
        roles: v.array(v.string()),
        /** Ids of keys that may sign links to the group, besides those of the platform. */
        keys: v.array(v.string()),
      }),
    ),
  ),
  /** Whether a signed link may load a remote from a developer's own machine. */
  development: v.exactOptional(v.boolean()),
});
export type PlatformRules = v.InferOutput<typeof PlatformRules>;

export const EMPTY_RULES: PlatformRules = { keys: {}, remotes: {} };

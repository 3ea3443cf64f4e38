import * as v from 'valibot';
import { UnitName } from './unit-state.ts';

/**
 * What a key may sign: `platform` the rules themselves and every unit, `team` the units that list it,
 * `operator` every unit, but only with releases that a team has signed already, `controller` only the
 * end of a canary that somebody else began.
 */
export const KeyRole = v.picklist(['platform', 'team', 'operator', 'controller']);
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
const OwnedPath = v.pipe(v.string(), v.regex(/^\/(?:[\w.-]+\/)*(?:[\w.-]+|\*)?$/));

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
});
export type PlatformRules = v.InferOutput<typeof PlatformRules>;

export const EMPTY_RULES: PlatformRules = { keys: {}, remotes: {} };

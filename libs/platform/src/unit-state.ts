import { Canary, ReleasePointer } from '@freely/federation/parse-registry';
import * as v from 'valibot';

/** A part of the platform that is released on its own: a remote, or the shell. */
export const UnitName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/));

/** The unit of the shell's own releases. */
export const SHELL_UNIT = 'shell';

const Version = v.pipe(v.string(), v.nonEmpty());

/** A canary as it is kept: browsers do not need to know when it ends. */
const KeptCanary = v.object({
  ...Canary.entries,
  /** A controller gives it to everybody after so many minutes, unless it was aborted; absent: a person does. */
  promoteAfterMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type KeptCanary = v.InferOutput<typeof KeptCanary>;

/** Which releases of a unit are live. */
export const UnitState = v.object({
  /** What everybody gets; null before the first release. */
  active: v.nullable(ReleasePointer),
  /** What browsers load when the active release cannot be loaded. */
  previous: v.nullable(ReleasePointer),
  canary: v.nullable(KeptCanary),
  /** A killed remote is not even tried: its area shows the panel. */
  killed: v.boolean(),
  /** Versions that were rolled back from or aborted. They are never `previous` again. */
  withdrawn: v.array(Version),
  /** Versions whose files were removed, long after anybody had them: there is no way back to them. */
  removed: v.optional(v.array(Version)),
  /** Open tabs with another release than the active one reload within so many minutes; null: at their next safe moment. */
  forcedWithinMinutes: v.nullable(v.pipe(v.number(), v.minValue(0))),
});
export type UnitState = v.InferOutput<typeof UnitState>;

export const EMPTY_STATE: UnitState = {
  active: null,
  previous: null,
  canary: null,
  killed: false,
  withdrawn: [],
  forcedWithinMinutes: null,
};

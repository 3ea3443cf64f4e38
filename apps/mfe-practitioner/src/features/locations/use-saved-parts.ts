import { ApiError } from '@freely/api-client/client';
import { useRef, useState } from 'react';
import { useAutosaveWithStatus } from '../../autosave/index.ts';
import { changedParts, type PlaceParts, withParts } from './changed-parts.ts';

interface SavedParts<Draft> {
  start: Draft;
  parts: PlaceParts<Draft>;
  /** Saves the named parts of a draft, and returns what is saved now. */
  send: (changed: Draft, names: readonly string[]) => Promise<Draft | null>;
  /** Fetches what is saved, to show it after a conflict: what was changed is there no more. */
  fetchSaved?: (changed: Draft) => Promise<Draft>;
}

/**
 * A form that is saved automatically. Only the parts that were changed here are sent, and the others are shown as the
 * response has them: they may have been changed in another tab (D99).
 */
export function useSavedParts<Draft>({ start, parts, send, fetchSaved }: SavedParts<Draft>) {
  const [draft, setDraft] = useState(start);
  /** What the form knows to be saved. */
  const saved = useRef(start);
  /** Parts whose response did not come: they may be saved nevertheless, so they are sent again even if typed back. */
  const unsure = useRef<readonly string[]>([]);
  /** What is shown. A save that is under way began with an earlier draft if another change was made since. */
  const latest = useRef(start);
  const { state, schedule, cancelScheduled, retry } = useAutosaveWithStatus(
    save,
    (error) => fetchSaved !== undefined && isConflict(error),
  );

  async function save(changed: Draft) {
    const before = saved.current;
    const names = [...new Set([...unsure.current, ...changedParts(parts, before, changed)])];
    if (names.length === 0) return;
    unsure.current = names;
    const stored = (await sendOrShowSaved(changed, names)) ?? before;
    unsure.current = [];
    // As typed: what is saved may be written otherwise, and typing goes on.
    saved.current = withParts(parts, names, stored, changed);
    setDraft((now) => {
      const touched = [...names, ...changedParts(parts, before, now)];

      return withParts(parts, touched, stored, now);
    });
  }

  async function sendOrShowSaved(changed: Draft, names: readonly string[]) {
    try {
      return await send(changed, names);
    } catch (error) {
      // A newer change is refused as well, unless it puts back what was removed.
      if (fetchSaved && isConflict(error) && changed === latest.current) {
        saved.current = await fetchSaved(changed);
        unsure.current = [];
        setDraft(saved.current);
      }
      throw error;
    }
  }

  return {
    draft,
    /** Shows a change, and saves it unless it is invalid. */
    change(changed: Draft, isValid = true) {
      latest.current = changed;
      setDraft(changed);
      if (isValid) schedule(changed);
      else cancelScheduled();
    },
    state,
    retry,
  };
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

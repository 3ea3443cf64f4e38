import { ApiError } from '@freely/api-client/client';
import type { FieldErrors } from '@freely/api-client/contract';
import { useQuietSave } from '@freely/federation/form';
import { useRef, useState } from 'react';
import { useUnsaved } from './ask-before-leaving.tsx';

export interface SaveState {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why the last save failed. */
  problem: string | null;
  /** Field name → its messages, of the last save. */
  fields: FieldErrors;
}

const IDLE: SaveState = { status: 'idle', problem: null, fields: {} };

/**
 * Saves without a button once typing has rested for half a second (spec 3 §9), and tells how that
 * goes. What failed is kept to be sent again (D48).
 */
export function useAutoSave<T>(save: (value: T) => Promise<unknown>) {
  const [state, setState] = useState(IDLE);
  const latest = useRef<{ value: T } | null>(null);
  const quiet = useQuietSave(async (waiting: { value: T } | null) => {
    if (!waiting) return;
    // What was changed meanwhile is still to be saved: only the last answer counts.
    const settle = (settled: SaveState) => waiting === latest.current && setState(settled);
    try {
      await save(waiting.value);
      settle({ ...IDLE, status: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      settle({ status: 'failed', problem: error.message, fields: error.fields });
    }
  });
  const { status } = state;
  useUnsaved(status === 'saving' || status === 'failed', status === 'failed', quiet.flush);

  function schedule(value: T) {
    latest.current = { value };
    // Not when the half second is over: until then "saved" would be untrue.
    setState({ ...IDLE, status: 'saving' });
    quiet.schedule(latest.current);
  }

  return {
    state,
    schedule,
    /** What waited is not to be saved after all: "3" on the way to "31" miles. */
    hold: () => quiet.schedule(null),
    retry() {
      if (latest.current) schedule(latest.current.value);
      void quiet.flush();
    },
  };
}

import { ApiError } from '@freely/api-client/client';
import type { FieldErrors } from '@freely/api-client/contract';
import { useQuietSave } from '@freely/federation/form';
import { useRef, useState } from 'react';

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
    setState({ ...IDLE, status: 'saving' });
    try {
      await save(waiting.value);
      setState({ ...IDLE, status: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', problem: error.message, fields: error.fields });
    }
  });

  function schedule(value: T) {
    latest.current = { value };
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

import { ApiError } from '@freely/api-client/client';
import type { ConflictingBooking, FieldErrors } from '@freely/api-client/contract';
import { sessionStore, userOfLostSession } from '@freely/auth';
import { useAutosave } from '@freely/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUnsaved } from './unsaved-changes-guard.tsx';

export interface SaveState {
  /**
   * `unsent`: there was no connection, so the last change is sent again when the browser comes online; `loggedOut`: the
   * session had ended, so it is sent again when the same person has logged in; `refused`: it was not saved, and cannot
   * be sent again.
   */
  status: 'idle' | 'saving' | 'saved' | 'failed' | 'unsent' | 'loggedOut' | 'refused';
  /** Why the last save failed. */
  problem: string | null;
  /** Field name → its messages, of the last save. */
  fields: FieldErrors;
  /** Those that prevented the last save. */
  bookings: readonly ConflictingBooking[];
}

const IDLE: SaveState = { status: 'idle', problem: null, fields: {}, bookings: [] };

/**
 * Saves without a button, half a second after the last change (spec 3 §9), and returns the status.
 * A failed change is kept so that it can be sent again (D48), unless its error is final: then the form shows what is
 * saved. What could not be sent is sent again by itself when the connection is back (D47), or the session.
 */
export function useAutosaveWithStatus<T>(
  save: (value: T) => Promise<unknown>,
  isFinal: (error: ApiError) => boolean = () => false,
) {
  const [state, setState] = useState(IDLE);
  const latest = useRef<Change<T> | null>(null);
  const autosave = useAutosave(async (pending: Change<T> | null) => {
    if (!pending) return;
    // A newer change may still have to be saved: only the result of the latest one counts.
    const settle = (settled: SaveState) => pending === latest.current && setState(settled);
    try {
      await save(pending.value);
      settle({ ...IDLE, status: 'saved' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { message: problem, fields, bookings } = error;
      settle({ status: statusAfter(error, isFinal(error)), problem, fields, bookings });
    }
  });
  const { status } = state;
  const isStuck = status === 'failed' || status === 'unsent' || status === 'loggedOut';
  useUnsaved(status === 'saving' || isStuck, isStuck, autosave.flush);
  const resend = useEffectEvent(retry);
  useEffect(() => {
    if (status !== 'unsent') return;
    const sendAgain = () => resend();
    addEventListener('online', sendAgain);

    return () => removeEventListener('online', sendAgain);
  }, [status]);
  useEffect(() => {
    if (status !== 'loggedOut') return;

    // Whoever else logs in neither sees nor sends it.
    return sessionStore.subscribe(({ user }) => {
      if (user && user.user_id === latest.current?.by) resend();
    });
  }, [status]);

  function schedule(value: T) {
    latest.current = { value, by: personHere() };
    // At once, not after the debounce: until then "saved" would be untrue.
    setState({ ...IDLE, status: 'saving' });
    autosave.schedule(latest.current);
  }

  function retry() {
    if (latest.current) schedule(latest.current.value);
    void autosave.flush();
  }

  return {
    state,
    schedule,
    /** Forgets a change that became invalid ("3" while typing "31" miles), also one that waits to be sent again. */
    cancelScheduled() {
      latest.current = null;
      setState(IDLE);
      autosave.schedule(null);
    },
    retry,
  };
}

interface Change<T> {
  value: T;
  /** Whose change it is. */
  by: number | undefined;
}

/** Who uses the page: also when their session has ended, of which their browser may be told before it is saved. */
const personHere = () => (sessionStore.getState().user ?? userOfLostSession())?.user_id;

function statusAfter({ code, status }: ApiError, isFinal: boolean): SaveState['status'] {
  if (isFinal) return 'refused';
  if (status === 401) return 'loggedOut';

  return code === 'offline' ? 'unsent' : 'failed';
}

import { ApiError } from '@freely/api-client/client';
import { notify } from '@freely/federation';
import { useEffect, useRef, useState } from 'react';
import { keepFile } from './keep-file.ts';

interface Report {
  /** The name to save it under. */
  name: string | null;
  /** What a failure is called in the documents. */
  failed: string;
  done: string;
}

/** Fetches a spreadsheet while the page goes on; it can be given up, and is when one leaves. */
export function useReport({ name, failed, done }: Report) {
  const [isPending, setIsPending] = useState(false);
  const underWay = useRef<AbortController | null>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function start(fetchFile: (signal: AbortSignal) => Promise<Blob>) {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    setIsPending(true);
    try {
      const file = await fetchFile(control.signal);
      keepFile(name ?? '', file);
      notify({ tone: 'success', title: done });
    } catch (error) {
      if (!control.signal.aborted) {
        notify({
          tone: 'error',
          title: failed,
          text: error instanceof ApiError ? error.message : undefined,
        });
      }
    } finally {
      underWay.current = null;
      setIsPending(false);
    }
  }

  return { isPending, start, cancel: () => underWay.current?.abort() };
}

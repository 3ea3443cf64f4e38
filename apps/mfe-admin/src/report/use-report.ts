import { ApiError } from '@freely/api-client/client';
import { showToast } from '@freely/shell-sdk';
import { downloadFile } from '@freely/shell-sdk/download-file';
import { useEffect, useRef, useState } from 'react';

interface ReportOptions {
  /** The file name. */
  name: string | null;
  /** The error title from the specification. */
  failed: string;
  done: string;
}

/** Downloads a spreadsheet in the background. Unmounting cancels it. */
export function useReport({ name, failed, done }: ReportOptions) {
  const [isPending, setIsPending] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(fetchFile: (signal: AbortSignal) => Promise<Blob>) {
    if (controller.current) return;
    const started = new AbortController();
    controller.current = started;
    setIsPending(true);
    try {
      const file = await fetchFile(started.signal);
      if (started.signal.aborted) return;
      downloadFile(name ?? '', file);
      showToast({ tone: 'success', title: done });
    } catch (error) {
      if (!started.signal.aborted) {
        showToast({
          tone: 'error',
          title: failed,
          text: error instanceof ApiError ? error.message : undefined,
        });
      }
    } finally {
      if (controller.current === started) finish();
    }
  }

  function finish() {
    controller.current = null;
    setIsPending(false);
  }

  function cancel() {
    controller.current?.abort();
    // The page is free at once, however long the request takes to notice.
    finish();
  }

  return { isPending, start, cancel };
}

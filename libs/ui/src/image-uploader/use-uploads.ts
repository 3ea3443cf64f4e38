import { useEffect, useRef, useState } from 'react';
import { type ImageLimits, shrinkImage } from './shrink-image.ts';

/**
 * Uploads one image; settles when the shown list contains it. `onProgress` takes the progress, 0 to
 * 1, where that is known. If it throws, the image stays on the page and can be retried.
 */
export type Upload = (
  file: File,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** An image that is being uploaded. */
export interface PendingUpload {
  key: number;
  name: string;
  /** An object URL of the local file, to show it before it is uploaded. */
  preview: string;
  state: 'preparing' | 'sending' | 'failed';
  /** 0 to 1; undefined while it is not known. */
  progress?: number | undefined;
}

interface Job extends PendingUpload {
  file: File;
  abort: AbortController;
}

export interface Uploads {
  pending: readonly PendingUpload[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  /** Removes it from the list; an upload under way is aborted. */
  remove: (key: number) => void;
}

/**
 * Uploads images one after another, so that they do not share a slow connection. An unreadable file
 * is reported to `onUnreadable` and skipped.
 */
export function useUploads(
  upload: Upload,
  limits: ImageLimits,
  onUnreadable: (name: string) => void,
): Uploads {
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const nextKey = useRef(0);
  const queue = useRef(Promise.resolve());
  const latestJobs = useRef(jobs);
  latestJobs.current = jobs;

  useEffect(
    () => () => {
      for (const job of latestJobs.current) release(job);
    },
    [],
  );

  const update = (key: number, changes: Partial<Job>) =>
    setJobs((now) => now.map((job) => (job.key === key ? { ...job, ...changes } : job)));

  function remove(key: number) {
    const job = latestJobs.current.find((one) => one.key === key);
    if (job) release(job);
    setJobs((now) => now.filter((one) => one.key !== key));
  }

  async function run({ key, file, name, abort }: Job) {
    if (abort.signal.aborted) return;
    update(key, { state: 'preparing', progress: undefined });
    const small = await shrinkImage(file, limits).catch(() => null);
    if (abort.signal.aborted) return;
    if (!small) {
      remove(key);
      onUnreadable(name);
      return;
    }

    update(key, { state: 'sending' });
    try {
      await upload(small, {
        onProgress: (progress) => update(key, { progress }),
        signal: abort.signal,
      });
      remove(key);
    } catch {
      if (!abort.signal.aborted) update(key, { state: 'failed' });
    }
  }

  const enqueue = (job: Job) => {
    queue.current = queue.current.then(() => run(job));
  };

  return {
    pending: jobs,
    add(files) {
      const added = files.map((file): Job => {
        nextKey.current += 1;
        return {
          key: nextKey.current,
          name: file.name,
          file,
          preview: URL.createObjectURL(file),
          state: 'preparing',
          abort: new AbortController(),
        };
      });
      setJobs((now) => [...now, ...added]);
      for (const job of added) enqueue(job);
    },
    retry(key) {
      const job = jobs.find((one) => one.key === key);
      if (job) enqueue(job);
    },
    remove,
  };
}

function release({ abort, preview }: Job) {
  abort.abort();
  URL.revokeObjectURL(preview);
}

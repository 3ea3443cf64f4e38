import { useEffect, useRef, useState } from 'react';
import { type PictureLimits, shrinkPicture } from './shrink-picture.ts';

/**
 * Sends one picture; settles when the list that is shown holds it. `onShare` takes how much is
 * sent, 0 to 1, where that is known. What it throws is kept on the page with a way to try again.
 */
export type Upload = (
  file: File,
  how: { onShare: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** A picture on its way. */
export interface PendingUpload {
  key: number;
  name: string;
  /** An address of the local file, to show it before the server has it. */
  preview: string;
  state: 'preparing' | 'sending' | 'failed';
  /** 0 to 1; undefined while it is not known. */
  share?: number | undefined;
}

interface Job extends PendingUpload {
  file: File;
  abort: AbortController;
}

export interface Uploads {
  pending: readonly PendingUpload[];
  add: (files: readonly File[]) => void;
  retry: (key: number) => void;
  /** Takes it off the list; one that is under way is given up. */
  drop: (key: number) => void;
}

/**
 * Pictures sent one after another, so that a phone's line is not shared by ten. One that cannot be
 * read is told to `onUnreadable` and left out.
 */
export function useUploads(
  upload: Upload,
  limits: PictureLimits,
  onUnreadable: (name: string) => void,
): Uploads {
  const [jobs, setJobs] = useState<readonly Job[]>([]);
  const nextKey = useRef(0);
  const line = useRef(Promise.resolve());
  const held = useRef(jobs);
  held.current = jobs;

  useEffect(
    () => () => {
      for (const job of held.current) letGo(job);
    },
    [],
  );

  const change = (key: number, changes: Partial<Job>) =>
    setJobs((now) => now.map((job) => (job.key === key ? { ...job, ...changes } : job)));

  function drop(key: number) {
    const job = held.current.find((one) => one.key === key);
    if (job) letGo(job);
    setJobs((now) => now.filter((one) => one.key !== key));
  }

  async function run({ key, file, name, abort }: Job) {
    if (abort.signal.aborted) return;
    change(key, { state: 'preparing', share: undefined });
    const small = await shrinkPicture(file, limits).catch(() => null);
    if (abort.signal.aborted) return;
    if (!small) {
      drop(key);
      onUnreadable(name);
      return;
    }

    change(key, { state: 'sending' });
    try {
      await upload(small, { onShare: (share) => change(key, { share }), signal: abort.signal });
      drop(key);
    } catch {
      if (!abort.signal.aborted) change(key, { state: 'failed' });
    }
  }

  const queue = (job: Job) => {
    line.current = line.current.then(() => run(job));
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
      for (const job of added) queue(job);
    },
    retry(key) {
      const job = jobs.find((one) => one.key === key);
      if (job) queue(job);
    },
    drop,
  };
}

function letGo({ abort, preview }: Job) {
  abort.abort();
  URL.revokeObjectURL(preview);
}

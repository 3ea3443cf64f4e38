/** What somebody has typed or changed and not saved yet. */
export interface UnsavedWork {
  isUnsaved(): boolean;
  /** Keeps it over a reload: saves it, or stores a draft. */
  keep?(): unknown;
}

/** A reload does not wait longer than this for things to be saved. */
const KEEP_TIMEOUT_MS = 3_000;

const works = new Set<UnsavedWork>();
let isKept = false;

/** The page is not replaced at a convenient moment while `work` is unsaved. Returns how to unregister. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  works.add(work);

  return () => works.delete(work);
}

export function hasUnsavedWork(): boolean {
  return [...works].some((work) => work.isUnsaved());
}

/** Before a reload that cannot wait. From then on nobody needs to be asked whether to leave. */
export async function keepUnsavedWork(): Promise<void> {
  isKept = true;
  const kept = [...works].filter((work) => work.isUnsaved()).map(async (work) => work.keep?.());
  await Promise.race([
    Promise.allSettled(kept),
    new Promise((resolve) => setTimeout(resolve, KEEP_TIMEOUT_MS)),
  ]);
}

/** True once the page is about to be reloaded with its work kept. */
export function isWorkKept(): boolean {
  return isKept;
}

export const DRAFTS = 'freely.draft.';

/** Drafts of one user must not be seen by the next. */
export function clearDrafts(view: Window = window): void {
  try {
    for (const key of Object.keys(view.sessionStorage)) {
      if (key.startsWith(DRAFTS)) view.sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
}

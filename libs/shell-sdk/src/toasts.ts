import { createStore } from '@freely/store';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

/** A short message over the page. Any part may send one; the shell shows it. */
export interface Toast {
  readonly id: number;
  readonly tone: ToastTone;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Toasts on screen, oldest first. */
export const toastStore = createStore<{ readonly toasts: readonly Toast[] }>(() => ({
  toasts: [],
}));

let lastId = 0;

/**
 * Shows a toast and returns its id. `title` and `text` are already translated. A repeated toast
 * moves to the end instead of appearing twice.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1;
  const id = lastId;
  toastStore.setState(({ toasts }) => ({
    toasts: [...toasts.filter((shown) => !isSameToast(shown, toast)), { ...toast, id }],
  }));

  return id;
}

/** Removes a toast. An unknown id is ignored. */
export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));
}

function isSameToast(shown: Toast, toast: Omit<Toast, 'id'>): boolean {
  return shown.tone === toast.tone && shown.title === toast.title && shown.text === toast.text;
}

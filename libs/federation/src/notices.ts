import { createStore } from '@freely/store';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** A short message over the page. The shell shows it; anyone may send one. */
export interface Notice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Notices on screen, oldest first. */
export const noticeStore = createStore<{ readonly notices: readonly Notice[] }>(() => ({
  notices: [],
}));

let lastId = 0;

/**
 * Shows a notice; answers its id. Texts come translated. Saying again what is still on screen
 * moves that notice to the end instead of stacking a second one.
 */
export function notify(notice: Omit<Notice, 'id'>): number {
  lastId += 1;
  const id = lastId;
  noticeStore.setState(({ notices }) => ({
    notices: [...notices.filter((shown) => !saysTheSame(shown, notice)), { ...notice, id }],
  }));

  return id;
}

/** Takes a notice away; an unknown id is ignored. */
export function dismissNotice(id: number): void {
  noticeStore.setState(({ notices }) => ({ notices: notices.filter((shown) => shown.id !== id) }));
}

function saysTheSame(shown: Notice, notice: Omit<Notice, 'id'>): boolean {
  return shown.tone === notice.tone && shown.title === notice.title && shown.text === notice.text;
}

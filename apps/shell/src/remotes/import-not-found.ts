import { loadSlot } from '@freely/shell-sdk';
import { withMessages } from '../i18n/messages.ts';

/** The page does not wait longer for what remotes offer on it; that then moves its link down. */
const SLOT_MS = 1_000;

/** The page that stands in place of what does not exist, with its messages. */
export const importNotFound = withMessages(async () => {
  const [page] = await Promise.all([
    import('../features/not-found/index.ts'),
    Promise.race([
      loadSlot('shell/not-found'),
      new Promise((resolve) => setTimeout(resolve, SLOT_MS)),
    ]),
  ]);

  return page;
}, 'shell/not-found');

import { loadSlot } from '@freely/shell-sdk';
import { withMessages } from '../i18n/messages.ts';

/** The page does not wait longer for what remotes offer on it; that then moves its link down. */
const SLOT_MS = 1_000;

const importPage = () => import('../features/not-found/index.ts');

/** The page that stands in place of what does not exist, with its messages. */
export const importNotFound = withMessages(async () => {
  const [page] = await Promise.all([
    importPage(),
    Promise.race([
      loadSlot('shell/not-found'),
      new Promise((resolve) => setTimeout(resolve, SLOT_MS)),
    ]),
  ]);

  return page;
}, 'shell/not-found');

import { withMessages } from '../i18n/messages.ts';

/** The page that stands in place of what does not exist, with its messages. */
export const importNotFound = withMessages(
  () => import('../features/not-found/index.ts'),
  'shell/not-found',
);

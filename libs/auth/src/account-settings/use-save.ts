import { ApiError, send } from '@freely/api-client/client';
import { changeUserSettings, type UserSettingsChange } from '@freely/api-client/contract';
import { notify } from '@freely/federation';
import { useMutation, useQueryClient } from '@freely/query';
import { userSettingsQuery } from './settings-query.ts';
import { useWords } from './words.ts';

/** The notice follows the screen, not the finger (spec 3 §8), in milliseconds. */
const NOTICE_DELAY = 200;

/**
 * Saves settings and says so. What is refused is thrown on, for the form to put under its fields.
 */
export function useSave() {
  const say = useWords();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: UserSettingsChange) => send(changeUserSettings, { body }),
    onSuccess: ({ message, ...settings }) => {
      queryClient.setQueryData(userSettingsQuery.queryKey, settings);
      setTimeout(() => notify({ tone: 'success', title: message || say('saved') }), NOTICE_DELAY);
    },
  });
}

/** Says what no field can say (spec 2 §8). */
export function tellRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  notify({ tone: 'warning', title: error.message });
}

import { ApiError, send } from '@freely/api-client/client';
import { adminSettings, changeSetting } from '@freely/api-client/contract';
import type { SettingName } from '@freely/domain/market-settings';
import type { TextName } from '@freely/domain/market-texts';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

const key = ['dashboard', 'admin', 'settings'] as const;

export const settingsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => send(adminSettings, {}, { signal }),
});

interface Change {
  name: SettingName | TextName;
  value: number | string;
  reason: string;
  /** The version that the admin has seen. */
  version: number;
}

export function useChangeSetting() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: Change) => send(changeSetting, { body }),
    onSuccess: ({ message: _message, ...settings }) => queryClient.setQueryData(key, settings),
    // Another admin was faster: show what they have saved.
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? queryClient.invalidateQueries({ queryKey: key })
        : undefined,
  });
}

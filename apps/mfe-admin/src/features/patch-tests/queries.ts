import { send } from '@freely/api-client/client';
import {
  adminPatchTests,
  type PatchTestRule,
  savePatchTestRule,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

const key = ['dashboard', 'admin', 'patchTests'] as const;

export const patchTestsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => send(adminPatchTests, {}, { signal }),
});

interface Change {
  id: number;
  rule: PatchTestRule | null;
  reason: string;
}

export function useSaveRule() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      send(savePatchTestRule, { params: { id: String(id) }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

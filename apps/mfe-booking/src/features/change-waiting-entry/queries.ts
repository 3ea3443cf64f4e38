import { send } from '@freely/api-client/client';
import { changeWaitingEntry } from '@freely/api-client/contract';
import { useSaveWish } from '../../waiting/use-save-wish.ts';

export const useChangeEntry = (id: number) =>
  useSaveWish((body) => send(changeWaitingEntry, { params: { id: String(id) }, body }));

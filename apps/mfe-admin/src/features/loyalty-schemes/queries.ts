import { send } from '@freely/api-client/client';
import {
  getLoyaltySchemes,
  type LoyaltySchemes,
  setFirstBookingDiscount,
  setRebookDiscount,
  setTimeDiscount,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';

const key = ['dashboard', 'admin', 'get-loyalty-schemes'] as const;

export const loyaltyQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => send(getLoyaltySchemes, {}, { signal }),
  });

/** Each section saves its own discount; every response has all current schemes. */
export const saveFirstBooking = (body: { first_booking_discount: number | string }) =>
  send(setFirstBookingDiscount, { body });

export const saveRebook = (body: { rebook_discount: number | string }) =>
  send(setRebookDiscount, { body });

export interface TimeDraft {
  time_discount: number | string;
  /** `YYYY-MM-DD HH:mm` in London time. */
  time_discount_from: string;
  time_discount_to: string;
}

export const saveTime = (body: TimeDraft) => send(setTimeDiscount, { body });

export function useSaveSection<Draft>(
  save: (draft: Draft) => Promise<LoyaltySchemes & { message: string }>,
) {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: save,
    onSuccess: ({ message: _message, ...schemes }) => queryClient.setQueryData(key, schemes),
  });
}

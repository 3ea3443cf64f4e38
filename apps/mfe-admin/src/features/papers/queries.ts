import { send } from '@freely/api-client/client';
import {
  type AdminPaper,
  adminPaperFile,
  adminPapers,
  type CallInput,
  changePaperKind,
  decideOnPaper,
  paperBookings,
  paperKindRules,
  settlePaperBooking,
} from '@freely/api-client/contract';
import { queryOptions, useMutation, useQueryClient } from '@freely/query';
import { useListing } from '../../listing/use-listing.ts';
import { useRows } from '../../listing/use-rows.ts';

const key = ['dashboard', 'admin', 'papers'] as const;
const kindsKey = ['dashboard', 'admin', 'paper-kinds'] as const;
const bookingsKey = ['dashboard', 'admin', 'paper-bookings'] as const;

export const states = ['approved', 'refused', 'all'] as const;

/** Shows papers that wait unless the URL says otherwise. */
export const usePaperListing = () => useListing({ sorts: ['default'], filters: { state: states } });

export function usePaperRows({
  page,
  per_page,
  filters,
}: ReturnType<typeof usePaperListing>['listing']) {
  const params = { ...filters, per_page };

  return useRows({
    queryKey: key,
    params,
    page,
    fetchPage: (one, signal) =>
      send(adminPapers, { query: { ...params, page: String(one) } }, { signal }),
    rowsOf: ({ papers }) => papers,
  });
}

/** The file; the server does not say what its bytes are, the list does. Never kept after it was seen. */
export const paperFileQuery = ({ id, file_type }: AdminPaper) =>
  queryOptions({
    queryKey: [...key, id, 'file'],
    queryFn: async ({ signal }) =>
      new Blob([await send(adminPaperFile, { params: { id: String(id) } }, { signal })], {
        type: file_type === 'pdf' ? 'application/pdf' : 'image/webp',
      }),
    gcTime: 0,
  });

export function useDecide() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; approve: boolean; reason: string }) =>
      send(decideOnPaper, { params: { id: String(id) }, body }),
    // Another admin may have been faster. Who has a paper and who may work follow from it.
    onSettled: () =>
      Promise.all(
        [key, kindsKey, bookingsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}

export const kindRulesQuery = queryOptions({
  queryKey: kindsKey,
  queryFn: ({ signal }) => send(paperKindRules, {}, { signal }),
});

export function useChangeKind() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: CallInput<typeof changePaperKind>['body']) =>
      send(changePaperKind, { body }),
    onSuccess: ({ kinds }) => queryClient.setQueryData(kindRulesQuery.queryKey, { kinds }),
    // Who may not work any more has bookings to decide about.
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });
}

export const paperBookingsQuery = queryOptions({
  queryKey: bookingsKey,
  queryFn: ({ signal }) => send(paperBookings, {}, { signal }),
});

export function useSettleBooking() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: (body: CallInput<typeof settlePaperBooking>['body']) =>
      send(settlePaperBooking, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });
}

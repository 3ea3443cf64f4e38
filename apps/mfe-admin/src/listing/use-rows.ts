import { maxListed } from '@freely/api-client/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@freely/query';
import { useState } from 'react';

interface ListResponse {
  total: number;
}

interface RowsOptions<Response extends ListResponse, Row> {
  /** Mirrors the path; `params` and the page are added. */
  queryKey: readonly unknown[];
  params: { per_page: string };
  page: number;
  fetchPage: (page: number, signal: AbortSignal) => Promise<Response>;
  rowsOf: (response: Response) => readonly Row[];
}

/** How long a loaded page of "All" is reused, in milliseconds. */
const STALE_TIME = 60_000;

/** The rows of a list: one page, or for "All" the pages of `maxListed` rows loaded so far. */
export function useRows<Response extends ListResponse, Row>({
  queryKey,
  params,
  page,
  fetchPage,
  rowsOf,
}: RowsOptions<Response, Row>) {
  const queryClient = useQueryClient();
  const isAll = params.per_page === 'all';
  const paramsKey = JSON.stringify(params);
  const [loaded, setLoaded] = useState({ paramsKey, pages: 1 });
  const pages = loaded.paramsKey === paramsKey ? loaded.pages : 1;

  const query = useQuery({
    queryKey: [...queryKey, params, isAll ? { pages } : { page }],
    queryFn: async ({ signal }) => {
      if (!isAll) return combine([await fetchPage(page, signal)]);
      const pageNumbers = Array.from({ length: pages }, (_, index) => index + 1);

      return combine(
        await Promise.all(
          pageNumbers.map((number) =>
            queryClient.fetchQuery({
              queryKey: [...queryKey, params, { page: number }],
              queryFn: ({ signal: pageSignal }) => fetchPage(number, pageSignal),
              staleTime: STALE_TIME,
            }),
          ),
        ),
      );
    },
    placeholderData: keepPreviousData,
  });
  const total = query.data?.response?.total;
  const hasMore = isAll && !query.isPlaceholderData && (total ?? 0) > pages * maxListed;

  function combine(responses: readonly Response[]) {
    return {
      response: responses.at(-1),
      rows: responses.flatMap((response) => [...rowsOf(response)]),
    };
  }

  return {
    query,
    response: query.data?.response,
    rows: query.data?.rows ?? [],
    total,
    hasMore,
    isLoadingMore: query.isPlaceholderData && isAll,
    loadMore: () => hasMore && setLoaded({ paramsKey, pages: pages + 1 }),
  };
}

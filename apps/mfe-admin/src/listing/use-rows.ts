import { maxListed } from '@freely/api-client/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@freely/query';
import { useState } from 'react';

interface Answered {
  total: number;
}

interface Rows<Answer extends Answered, Row> {
  /** Mirrors the path; what it is asked for is added. */
  queryKey: readonly unknown[];
  asked: { per_page: string };
  page: number;
  ask: (page: number, signal: AbortSignal) => Promise<Answer>;
  rowsOf: (answer: Answer) => readonly Row[];
}

/** How long a page of "All" that was fetched already stands, in milliseconds. */
const FRESH = 60_000;

/**
 * The rows of a list: one page of it, or of "All" as many pages of `maxListed` as were scrolled to.
 */
export function useRows<Answer extends Answered, Row>({
  queryKey,
  asked,
  page,
  ask,
  rowsOf,
}: Rows<Answer, Row>) {
  const queryClient = useQueryClient();
  const isAll = asked.per_page === 'all';
  const of = JSON.stringify(asked);
  const [scrolled, setScrolled] = useState({ of, pages: 1 });
  const pages = scrolled.of === of ? scrolled.pages : 1;

  const query = useQuery({
    queryKey: [...queryKey, asked, isAll ? { pages } : { page }],
    queryFn: async ({ signal }) => {
      if (!isAll) return together([await ask(page, signal)]);
      const every = Array.from({ length: pages }, (_, index) => index + 1);

      return together(
        await Promise.all(
          every.map((one) =>
            queryClient.fetchQuery({
              queryKey: [...queryKey, asked, { page: one }],
              queryFn: ({ signal: whileWaiting }) => ask(one, whileWaiting),
              staleTime: FRESH,
            }),
          ),
        ),
      );
    },
    placeholderData: keepPreviousData,
  });
  const total = query.data?.answer?.total;
  const hasMore = isAll && !query.isPlaceholderData && (total ?? 0) > pages * maxListed;

  function together(answers: readonly Answer[]) {
    return { answer: answers.at(-1), rows: answers.flatMap((answer) => [...rowsOf(answer)]) };
  }

  return {
    query,
    answer: query.data?.answer,
    rows: query.data?.rows ?? [],
    total,
    hasMore,
    isLoadingMore: query.isPlaceholderData && isAll,
    more: () => hasMore && setScrolled({ of, pages: pages + 1 }),
  };
}

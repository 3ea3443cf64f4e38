import { send } from '@freely/api-client/client';
import { earnings } from '@freely/api-client/contract';
import { keepPreviousData, queryOptions } from '@freely/query';

/** @param month `YYYY-MM`; null for the current month in London */
export const earningsQuery = (month: string | null) =>
  queryOptions({
    queryKey: ['dashboard', 'practitioner', 'earnings', month],
    queryFn: ({ signal }) => send(earnings, { query: month === null ? {} : { month } }, { signal }),
    placeholderData: keepPreviousData,
  });

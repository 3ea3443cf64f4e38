import { ApiError } from '@freely/api-client/client';
import { QueryClient } from '@freely/query';

const RETRIES = 2;

/** The one cache of server state. Safe requests are retried, unsafe ones never by themselves (D47). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  });
}

/** No answer, or one that says "not now". */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'bad_answer') return false;

  return error.status === 0 || error.status === 429 || error.status >= 500;
}

import { ApiError } from '@freely/api-client/client';
import { QueryClient } from '@freely/query';

const RETRIES = 2;

/** The one cache of server state. Queries are retried, mutations never automatically (D47). */
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

/** True for no response, and for responses that mean "not now". */
function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'bad_answer') return false;

  return error.status === 0 || error.status === 429 || error.status >= 500;
}

// The one copy of react-query that the whole platform shares.
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { useMutation } from './use-mutation.ts';

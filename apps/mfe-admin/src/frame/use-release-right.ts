import { useQuery } from '@freely/query';
import { useNotFound } from '@freely/shell-sdk/not-found';
import { rightsQuery } from './rights-query.ts';

/** The screens of releases do not exist for an admin without the right to release (D39). */
export function useReleaseRight(): void {
  const { data } = useQuery(rightsQuery);
  useNotFound(data?.release === false);
}

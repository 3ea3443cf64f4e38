import { ApiError } from '@freely/api-client/client';

/** Of a link that was used before, has expired, or was replaced: pressing again would change nothing. */
export const isUsed = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.status === 422 && Object.keys(error.fields).length === 0;

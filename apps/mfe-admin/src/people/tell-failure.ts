import { ApiError } from '@freely/api-client/client';
import { notify } from '@freely/federation';

/** Says that something did not work, and why if the server said so. */
export function tellFailure(title: string): (error: Error) => void {
  return (error) =>
    notify({
      tone: 'error',
      title,
      text: error instanceof ApiError ? error.message : undefined,
    });
}

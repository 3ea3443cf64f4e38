import { ApiError } from '@freely/api-client/client';
import { showToast } from '@freely/shell-sdk';

/** Returns an error handler that shows a toast, with the message of the server if there is one. */
export function errorToast(title: string): (error: Error) => void {
  return (error) =>
    showToast({
      tone: 'error',
      title,
      text: error instanceof ApiError ? error.message : undefined,
    });
}

import { ApiError } from '@freely/api-client/client';

/** Whether something is not there any more, such as what another tab has removed. */
export function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

/**
 * The answer to a removal. What is gone already is removed, too: nobody asked for more.
 *
 * @param message what to tell then
 */
export async function removedOnce<Answer extends { message: string }>(
  removal: Promise<Answer>,
  message: string,
): Promise<Answer | { message: string }> {
  try {
    return await removal;
  } catch (error) {
    if (error instanceof Error && isGone(error)) return { message };
    throw error;
  }
}

import {
  type DefaultError,
  replaceEqualDeep,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useAnyMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/**
 * react-query's `useMutation`, which sends a repeated call only once: while the last call with the
 * same variables is running, another one joins it. A button shows that it is busy only after the next
 * render, and the second half of a double click is faster than that.
 *
 * A failure whose mutation is removed from the cache is forgotten here as well: the shell removes what was refused
 * for want of a session, once the same person has logged in again.
 */
export function useMutation<Data, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const result = useAnyMutation(options);
  const { mutateAsync: start, error, reset } = result;
  const last = useRef<{ variables: Variables | undefined; outcome: Promise<Data> } | null>(null);

  const mutateAsync: typeof start = useCallback(
    (...args) => {
      const [variables] = args;
      if (last.current && isSame(last.current.variables, variables)) return last.current.outcome;

      const call = { variables, outcome: start(...args) };
      last.current = call;
      const forget = () => {
        if (last.current === call) last.current = null;
      };
      call.outcome.then(forget, forget);

      return call.outcome;
    },
    [start],
  );

  const mutate: typeof result.mutate = useCallback(
    (...args) => {
      // The failure is in the result, as with react-query's own `mutate`.
      mutateAsync(...args).catch(() => {});
    },
    [mutateAsync],
  );

  const client = useQueryClient();
  useEffect(() => {
    if (error === null) return;

    return client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'removed' && mutation.state.error === error) reset();
    });
  }, [client, error, reset]);

  return { ...result, mutate, mutateAsync } as typeof result;
}

/** Whether two calls send the same: equal JSON, or the same object (a file). */
const isSame = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;

import { send } from '@freely/api-client/client';
import { answerMarks } from '@freely/api-client/contract';
import { isImpersonating, useSession } from '@freely/auth';
import { queryOptions, useQuery } from '@freely/query';

export type AnswerMark = 'due' | 'signed' | 'ruled_out';

const answerMarksQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'answers'],
  queryFn: ({ signal }) => send(answerMarks, {}, { signal }),
});

/** The query behind them, for a screen that waits for its first answer. */
export function useAnswerMarksQuery() {
  const isHidden = isImpersonating(useSession());

  return useQuery({ ...answerMarksQuery, enabled: !isHidden });
}

/**
 * How the answers to the bookings to come stand, by the id of the booking. Empty while it loads, and for an admin
 * who impersonates the practitioner: the server would refuse them.
 */
export function useAnswerMarks(): ReadonlyMap<number, AnswerMark> {
  const { data = [] } = useAnswerMarksQuery();

  return new Map(data.map(({ booking_id, mark }) => [booking_id, mark]));
}

import { send } from '@freely/api-client/client';
import { type OwnPapers, ownPapers } from '@freely/api-client/contract';
import { daysBetween, londonDay } from '@freely/domain/london-time';
import { paperReminderDays } from '@freely/domain/papers';
import { queryOptions } from '@freely/query';

export const ownPapersQuery = queryOptions({
  queryKey: ['dashboard', 'practitioner', 'papers'],
  queryFn: ({ signal }) => send(ownPapers, {}, { signal }),
});

type Kind = OwnPapers['kinds'][number];

/** How a kind of paper stands; `optional` is one that nobody needs and that there is none of. */
export type Standing = 'missing' | 'waiting' | 'ends' | 'fine' | 'optional';

export function standingOf(
  { kind, in_date, covered_to, for_tick, for_work }: Kind,
  papers: OwnPapers['papers'],
  now: Date,
): Standing {
  const isWaiting = papers.some((paper) => paper.kind === kind && paper.state === 'waiting');
  if (in_date) {
    const ends =
      covered_to !== null && daysBetween(londonDay(now), covered_to) <= paperReminderDays[0];

    return ends && !isWaiting ? 'ends' : 'fine';
  }
  if (isWaiting) return 'waiting';

  return for_tick || for_work ? 'missing' : 'optional';
}

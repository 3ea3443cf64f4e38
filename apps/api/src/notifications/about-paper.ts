import { fullDate } from '@freely/domain/format-date';
import { findKind, findPaper } from '../practice/papers/index.ts';
import type { AboutPaper } from './mail-facts.ts';
import { type FactsOf, toUserAbout } from './to-user.ts';

/** A mail about a paper as it is at sending time, to its practitioner. Never its number or issuer. */
export const aboutPaper = toUserAbout<FactsOf<AboutPaper>>(async ({ db }, _to, { detail }) => {
  const paper = await findPaper(db, Number(detail.paper_id));
  if (!paper) return null;
  const { for_tick, for_work } = await findKind(db, paper.kind);

  return {
    kind: paper.kind,
    state: paper.state,
    reason: paper.reason,
    lastDay: paper.valid_to && fullDate(paper.valid_to),
    isForTick: for_tick,
    isForWork: for_work,
  };
});

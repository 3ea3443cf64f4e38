import { fullDate } from '@freely/domain/format-date';
import { findKind, findPaper } from '../practice/papers/index.ts';
import type { Writer } from './mail.ts';
import type { AboutPaper } from './mail-facts.ts';
import { findRecipient } from './mail-outbox.repository.ts';
import { nameOf, userFacts } from './to-user.ts';

/** A mail about a paper as it is at sending time, to its practitioner. Never its number or issuer. */
export const aboutPaper = (template: Writer<AboutPaper>['template']): Writer<AboutPaper> => ({
  about: 'user',
  template,
  write: async (deps, { toUserId, detail }) => {
    const { db } = deps;
    const to = toUserId === null ? null : await findRecipient(db, toUserId);
    const paper = await findPaper(db, Number(detail.paper_id));
    if (!to || !paper) return null;
    const { for_tick, for_work } = await findKind(db, paper.kind);
    const content = template({
      ...userFacts(deps, to),
      kind: paper.kind,
      state: paper.state,
      reason: paper.reason,
      lastDay: paper.valid_to && fullDate(paper.valid_to),
      isForTick: for_tick,
      isForWork: for_work,
    });

    return content && { to: { name: nameOf(to), address: to.email }, content };
  },
});

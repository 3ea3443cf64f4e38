import { QuestionnaireDraft } from '@freely/api-client/contract';
import * as v from 'valibot';
import { bodyOf, type Draft } from './draft.ts';

/** A message by the path of its field, such as `questions.1.text`. */
export type Problems = Readonly<Record<string, string>>;

/** What the server would refuse: the rules of the contract, worded by `contractMessage`. */
export function problemsOf(draft: Draft): Problems {
  const { issues = [] } = v.safeParse(QuestionnaireDraft, bodyOf(draft));

  // The first message of a field stays.
  return Object.fromEntries(
    [...issues].reverse().map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
  );
}

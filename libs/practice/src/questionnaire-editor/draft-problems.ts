import { QuestionnaireDraft } from '@freely/api-client/contract';
import * as v from 'valibot';
import { bodyOf, type Draft } from './draft.ts';

/** A message by the path of its field, such as `questions.1.text`. */
export type Problems = Readonly<Record<string, string>>;

/**
 * What the server would refuse.
 *
 * @param toMessage words a rule of the contract
 */
export function problemsOf(draft: Draft, toMessage: (rule: string) => string): Problems {
  const { issues = [] } = v.safeParse(QuestionnaireDraft, bodyOf(draft));

  // The first message of a field stays.
  return Object.fromEntries(
    [...issues].reverse().map((issue) => [v.getDotPath(issue) ?? '', toMessage(issue.message)]),
  );
}

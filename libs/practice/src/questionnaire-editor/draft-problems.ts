import { QuestionnaireDraft } from '@freely/api-client/contract';
import * as v from 'valibot';
import { bodyOf, type Draft } from './draft.ts';

/** The keys of the questions and choices that were shown when publishing was tried. */
export type Tried = readonly number[];

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

/** What is shown of a draft: choices are only those of a question that has some. */
export function shownKeys({ questions }: Draft): Tried {
  return questions.flatMap(({ key, kind, options }) => [
    key,
    ...(kind === 'one_of' ? options.map((each) => each.key) : []),
  ]);
}

/** The problems of what was there when publishing was tried: what is added later is not finished yet. */
export function problemsOfTried(problems: Problems, { questions }: Draft, tried: Tried): Problems {
  const wasThere = ([path]: [string, string]) => {
    const [, index, field, choice] = path.split('.');
    const question = index === undefined ? undefined : questions[Number(index)];
    if (!question) return true;
    if (field === 'text') return tried.includes(question.key);
    const choices = choice === undefined ? question.options : [question.options[Number(choice)]];

    return choices.some((each) => each !== undefined && tried.includes(each.key));
  };

  return Object.fromEntries(Object.entries(problems).filter(wasThere));
}

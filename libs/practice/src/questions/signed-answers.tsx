import type { Question } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Chip } from '@freely/ui/chip';
import styles from './questions.module.css';

export interface SignedAnswersProps {
  questions: readonly Question[];
  /** By the id of the question. */
  answers: Readonly<Record<string, string>>;
  /** Ids of the questions whose answers rule the treatment out. */
  rulesOut: readonly string[];
}

/** What was signed: each question with its answer. */
export function SignedAnswers({ questions, answers, rulesOut }: SignedAnswersProps) {
  const { t } = useTranslation('practice/questions');
  const answerTo = ({ kind, id }: Question) => {
    const answer = answers[id] ?? '';
    if (answer === '') return t('none');
    if (kind === 'consent') return t('agreed');

    return kind === 'yes_no' && (answer === 'yes' || answer === 'no') ? t(answer) : answer;
  };

  return (
    <dl className={styles.answers}>
      {questions.map((question) => (
        <div key={question.id}>
          <dt>{question.text}</dt>
          <dd>
            {answerTo(question)}{' '}
            {rulesOut.includes(question.id) && <Chip tone="warning">{t('rulesOut')}</Chip>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

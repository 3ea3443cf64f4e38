import { Icon } from '@freely/ui/icon';
import { ChevronDown } from 'lucide-react';
import styles from './question-list.module.css';
import type { Question } from './use-questions.ts';

/** Questions with their short answers; each opens to show the full answer. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ key, title, excerpt, description }) => (
        <details key={key}>
          <summary>
            <span>
              <b>{title}</b>
              <span className={styles.excerpt}>{excerpt}</span>
            </span>
            <Icon of={ChevronDown} />
          </summary>
          <p>{description}</p>
        </details>
      ))}
    </div>
  );
}
